import { type Definicao, inteiro } from './especies.ts'

/** GER-02 How numbers are written. */
export const PARAMETROS_DOS_FORMATOS = {
  casasDecimaisDinheiro: inteiro({
    padrao: 2,
    maximo: 8,
    descricao: 'Casas decimais dos valores em dinheiro',
  }),
  casasDecimaisPercentual: inteiro({
    padrao: 2,
    maximo: 8,
    descricao: 'Casas decimais dos percentuais',
  }),
} as const satisfies Record<string, Definicao<unknown>>
