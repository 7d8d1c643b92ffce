import * as z from 'zod/mini'
import { atualizacao, camposDe, escolhasDe, termo } from '../listas/campos.ts'
import { ESCOPOS_DA_FV, escoposDaFv, valoresDaFv } from './valores.ts'

export const configuracaoDaLista = z.object({
  id: z.number(),
  versao: z.number(),
  escopo: z.enum(escoposDaFv),
  /** Whom it is about, by name; empty for the whole business. */
  alvo: z.string(),
  idAlvo: z.nullable(z.number()),
  valores: valoresDaFv,
  /** What it says, in a line. */
  resumo: z.string(),
  datahora_atualizacao: z.string(),
  atualizadaPor: z.nullable(z.string()),
})
export type ConfiguracaoDaLista = z.output<typeof configuracaoDaLista>

export const CAMPOS_DA_CONFIGURACAO = camposDe(configuracaoDaLista)({
  termo: termo('Vendedor, equipe ou filial…'),
  alvo: {
    rotulo: 'Para quem',
    valor: ({ escopo, alvo }) => alvo || ESCOPOS_DA_FV[escopo],
    ordem: { alvo: 'Para quem' },
    coluna: { larguraMinima: 200, peso: 1 },
  },
  escopo: {
    rotulo: 'Alcance',
    valor: ({ escopo }) => ESCOPOS_DA_FV[escopo],
    filtro: escolhasDe(ESCOPOS_DA_FV),
    coluna: { largura: 150, noCartao: 'canto' },
  },
  resumo: { rotulo: 'O que diz', coluna: { larguraMinima: 280, peso: 3, noCartao: 2 } },
  ...atualizacao('Atualizada', { largura: 190, noCartao: 'oculto' }),
})
