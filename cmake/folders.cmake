# One target a folder. Headers are reached through a folder of links that belongs to the target, so that a
# target can include another folder's headers only if it links that folder: `#include "core/dice.h"` compiles
# where `core` is linked and nowhere else.

add_library(scriptorium_warnings INTERFACE)
target_compile_options(scriptorium_warnings INTERFACE
  -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wnon-virtual-dtor -Wold-style-cast -Werror
  # libstdc++ 12's stable_sort uses what it deprecates itself, and clang says so.
  $<$<CXX_COMPILER_ID:Clang>:-Wno-deprecated-declarations>)

# States are copied all the time; g++ would do it with `rep movs`, which takes five times as long as memcpy.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_SYSTEM_PROCESSOR STREQUAL "x86_64")
  add_compile_options(-mmemcpy-strategy=unrolled_loop:64:noalign,libcall:-1:noalign)
endif()

find_program(SCRIPTORIUM_CCACHE ccache)
if(SCRIPTORIUM_CCACHE)
  # A precompiled header says when it was made and what was defined: neither may spoil a hit.
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros ${SCRIPTORIUM_CCACHE})
endif()
find_program(SCRIPTORIUM_MOLD mold)
if(SCRIPTORIUM_MOLD)
  add_link_options(-fuse-ld=mold)
endif()

# The rules run in playouts, in WebAssembly and on a GPU: the standard library alone, nothing thrown.
set(SCRIPTORIUM_RULES_OPTIONS -fno-exceptions -fno-rtti)
# People wait for playouts: it saves them one instruction in twelve.
set(SCRIPTORIUM_PLAYOUT_OPTIONS $<$<CONFIG:Release>:-O3>)
# They must compile with the second compiler too: `rules_with_clang`, built by ./test.
find_program(SCRIPTORIUM_CLANG clang++-19)
add_custom_target(rules_with_clang)

# Where the headers of the folder `path` (relative to the root) are linked for the target `name`.
function(scriptorium_headers name path)
  set(root "${CMAKE_BINARY_DIR}/include/${name}")
  get_filename_component(parent "${root}/${path}" DIRECTORY)
  file(MAKE_DIRECTORY "${parent}")
  if(NOT EXISTS "${root}/${path}")
    file(CREATE_LINK "${CMAKE_SOURCE_DIR}/${path}" "${root}/${path}" SYMBOLIC)
  endif()
endfunction()

function(scriptorium_check_with_clang name sources)
  if(NOT SCRIPTORIUM_CLANG)
    return()
  endif()
  set(files)
  foreach(source ${sources})
    if(NOT IS_ABSOLUTE "${source}")
      list(APPEND files "${CMAKE_CURRENT_SOURCE_DIR}/${source}")
    endif()
  endforeach()
  set(includes "$<TARGET_PROPERTY:${name},INCLUDE_DIRECTORIES>")
  add_custom_command(OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/${name}.clang
    COMMAND ${SCRIPTORIUM_CLANG} -std=c++20 -fsyntax-only ${SCRIPTORIUM_RULES_OPTIONS} -Wall -Wextra -Wpedantic
            -Wconversion -Wshadow -Werror -Wno-pragma-once-outside-header
            "-I$<JOIN:${includes},;-I>" -x c++ ${files}
    COMMAND ${CMAKE_COMMAND} -E touch ${CMAKE_CURRENT_BINARY_DIR}/${name}.clang
    DEPENDS ${files} ${name}
    COMMENT "${name} with clang"
    COMMAND_EXPAND_LISTS)
  add_custom_target(${name}_with_clang DEPENDS ${CMAKE_CURRENT_BINARY_DIR}/${name}.clang)
  add_dependencies(rules_with_clang ${name}_with_clang)
endfunction()

# scriptorium_folder(NAME [RULES] SOURCES ... LINK ...): the library of the current folder.
# RULES marks code that must also compile without exceptions, for other machines than this one.
function(scriptorium_folder name)
  cmake_parse_arguments(ARG "RULES" "" "SOURCES;LINK" ${ARGN})
  file(RELATIVE_PATH path "${CMAKE_SOURCE_DIR}" "${CMAKE_CURRENT_SOURCE_DIR}")
  scriptorium_headers(${name} ${path})
  add_library(${name} STATIC ${ARG_SOURCES})
  target_include_directories(${name} PUBLIC "${CMAKE_BINARY_DIR}/include/${name}")
  target_link_libraries(${name} PUBLIC ${ARG_LINK} PRIVATE scriptorium_warnings)
  if(ARG_RULES)
    target_compile_options(${name} PRIVATE ${SCRIPTORIUM_RULES_OPTIONS} ${SCRIPTORIUM_PLAYOUT_OPTIONS})
    scriptorium_check_with_clang(${name} "${ARG_SOURCES}")
  endif()
endfunction()

# scriptorium_tests(NAME SOURCES ... LINK ...): the GoogleTest program NAME_tests, run by ./test.
function(scriptorium_tests name)
  if(NOT SCRIPTORIUM_TESTS)
    return()
  endif()
  cmake_parse_arguments(ARG "" "" "SOURCES;LINK" ${ARGN})
  add_executable(${name}_tests ${ARG_SOURCES})
  target_link_libraries(${name}_tests PRIVATE ${ARG_LINK} GTest::gtest GTest::gtest_main
                                              scriptorium_warnings)
  target_compile_definitions(${name}_tests PRIVATE SCRIPTORIUM_SHARE="${SCRIPTORIUM_SHARE}"
                                                   SCRIPTORIUM_SOURCE="${CMAKE_SOURCE_DIR}")
  set_target_properties(${name}_tests PROPERTIES
    RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/tests")
endfunction()

# scriptorium_rooms(PATH): every folder in it that says how it is built, each the room of a game.
function(scriptorium_rooms path)
  file(GLOB rooms CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/${path}/*/CMakeLists.txt")
  foreach(room ${rooms})
    get_filename_component(folder "${room}" DIRECTORY)
    file(RELATIVE_PATH place "${CMAKE_SOURCE_DIR}/${path}" "${folder}")
    add_subdirectory("${folder}" "${CMAKE_BINARY_DIR}/${path}/${place}")
  endforeach()
endfunction()

# scriptorium_embed(TARGET HEADER NAMESPACE NAME FILE [NAME FILE ...]): a header with the text of files, each a
# string_view constant.
function(scriptorium_embed target header namespace)
  set(content "#pragma once\n#include <string_view>\nnamespace ${namespace} {\n")
  set(pairs ${ARGN})
  while(pairs)
    list(POP_FRONT pairs name file)
    file(READ "${file}" text)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${file}")
    string(APPEND content "inline constexpr std::string_view ${name} = R\"~~~(${text})~~~\";\n")
  endwhile()
  string(APPEND content "}\n")
  file(CONFIGURE OUTPUT "${CMAKE_CURRENT_BINARY_DIR}/${header}" CONTENT "${content}" @ONLY)
  target_include_directories(${target} PRIVATE "${CMAKE_CURRENT_BINARY_DIR}")
endfunction()
