/** Lists of choices of the customer's registration, which each business keeps as it likes. */
export type ListaDeCadastro = 'COMO_CONHECEU' | 'CLASSIFICACAO' | 'ATIVIDADE'
