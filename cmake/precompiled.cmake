# What the edge includes nearly everywhere is parsed once: a target that reaches `table`, by however many links, starts
# from a precompiled header, unless it is a test. The rules reach no table, and see nothing of it. SCRIPTORIUM_PRECOMPILED=OFF, as the preset
# asan has it, shows which file includes too little.
option(SCRIPTORIUM_PRECOMPILED "Parse the edge's headers once" ON)
# What the files of a folder instantiate alike is compiled once for every eight of them: those of the edge and of text/ are
# put together into one unit. 0, as the presets debug and asan have it: each by itself, which is quicker for one change.
set(SCRIPTORIUM_TOGETHER 8 CACHE STRING "How many files are compiled together")
set(SCRIPTORIUM_EDGE_HEADERS <boost/json.hpp> <fmt/format.h> <algorithm> <chrono> <filesystem> <fstream> <functional>
                             <map> <memory> <mutex> <optional> <set> <sstream> <string> <variant> <vector>)

# To be called when all targets are there.
function(scriptorium_precompile)
  if(NOT SCRIPTORIUM_PRECOMPILED)
    return()
  endif()
  scriptorium_targets("${CMAKE_SOURCE_DIR}" targets)
  file(CONFIGURE OUTPUT "${CMAKE_BINARY_DIR}/precompiled.cpp" CONTENT "")
  add_library(edge_headers OBJECT "${CMAKE_BINARY_DIR}/precompiled.cpp")
  target_link_libraries(edge_headers PRIVATE Boost::json fmt::fmt scriptorium_warnings)
  target_precompile_headers(edge_headers PRIVATE ${SCRIPTORIUM_EDGE_HEADERS})
  foreach(target ${targets})
    get_target_property(type ${target} TYPE)
    if(NOT type MATCHES "STATIC_LIBRARY|EXECUTABLE")
      continue()
    endif()
    scriptorium_reaches(${target} table edge)
    scriptorium_reaches(${target} GTest::gtest tests)
    get_target_property(folder ${target} SOURCE_DIR)
    get_target_property(alone ${target} COMPILED_ALONE)
    if(tests OR NOT (edge OR folder MATCHES "^${CMAKE_SOURCE_DIR}/text"))
      continue()
    endif()
    if(SCRIPTORIUM_TOGETHER GREATER 0 AND NOT alone)
      set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE ${SCRIPTORIUM_TOGETHER})
    endif()
    if(NOT edge)
      continue()
    endif()
    target_precompile_headers(${target} REUSE_FROM edge_headers)
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
      # ccache asks for the first. The others are false alarms of g++ 12 about std::string (PR 105329, PR 105651), which it
      # tells of no system header unless that is precompiled.
      target_compile_options(${target} PRIVATE -fpch-preprocess -Wno-array-bounds -Wno-restrict -Wno-stringop-overflow
                                               -Wno-stringop-overread)
    endif()
  endforeach()
endfunction()
