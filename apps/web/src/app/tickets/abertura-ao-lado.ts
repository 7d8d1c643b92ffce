/** `endereco`: of the list, where it is another; `substituir`: in the place of the present entry of the history. */
export type Abertura = { endereco?: object; substituir?: boolean }
