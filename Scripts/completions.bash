
# Bash ends a word at a colon, and ranges and outputs have colons in them. Here words are put together again before they
# are completed, and what bash has already is taken off the answers; behind a colon no space is put.
_tilawa_whole_words() {
    local -a whole=("${COMP_WORDS[0]}")
    local rest=${COMP_LINE#*"${COMP_WORDS[0]}"} word
    local -i i at=0
    for ((i = 1; i < ${#COMP_WORDS[@]}; i++)); do
        word=${COMP_WORDS[i]}
        if [[ -n $word && $rest == "$word"* && ($word == :* || ${whole[-1]} == *:) ]]; then
            whole[-1]+=$word
        else
            whole+=("$word")
        fi
        rest=${rest#*"$word"}
        ((i == COMP_CWORD)) && at=$((${#whole[@]} - 1))
    done

    local -a COMP_WORDS=("${whole[@]}")
    local -i COMP_CWORD=at
    local current=${COMP_WORDS[at]}
    _tilawa "$1" "$current" "${COMP_WORDS[at - 1]}"

    if [[ $COMP_WORDBREAKS == *:* && $current == *:* ]]; then
        local before=${current%"${current##*:}"}
        for i in "${!COMPREPLY[@]}"; do COMPREPLY[i]=${COMPREPLY[i]#"$before"}; done
    fi
    # As a name of a file the colon would be escaped.
    if [[ ${COMPREPLY[0]-} == *: ]]; then compopt -o nospace +o filenames; fi
}

complete -o filenames -F _tilawa_whole_words tilawa
