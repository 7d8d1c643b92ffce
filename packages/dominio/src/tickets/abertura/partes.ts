import { type Passo, passosDoTipo, type UsosDoTipo } from './passos.ts'

/** NOV-05 The step that asks for each part of a new ticket that not every type has. */
const PASSO_DA_PARTE = {
  itensAvulsos: 'AVULSOS',
  notas: 'NOTAS',
  itens: 'PRODUTOS',
  prorrogacao: 'PRORROGACAO',
  mensagem: 'DETALHES',
  arquivos: 'DETALHES',
  transportadora: 'TRANSPORTADORA',
} as const satisfies Record<string, Passo>
type Parte = keyof typeof PASSO_DA_PARTE

/** NOV-05 What the type does not ask for does not travel into the ticket, even when it was chosen for another type before. */
export const pede = (tipo: UsosDoTipo, parte: Parte): boolean =>
  passosDoTipo(tipo).includes(PASSO_DA_PARTE[parte])
