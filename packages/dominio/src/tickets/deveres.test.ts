import { expect, it } from 'vitest'
import { ERROS } from '../erros.ts'
import { autorizacoesDoTipo } from '../permissoes.ts'
import { type Agente, impedimentoDosCustos } from './deveres.ts'

const ETAPAS = [
  { setorId: 1, setor: 'Atendimento', requisito: null },
  { setorId: 6, setor: 'Controladoria', requisito: 'ANALISE_CONTROLADORIA' as const },
  { setorId: 5, setor: 'Financeiro', requisito: null },
]
const agente = (tipo: 'OPERADOR' | 'SUPERVISOR', ...setores: number[]): Agente => ({
  colaboradorId: 7,
  setores,
  autorizacoes: autorizacoesDoTipo(tipo),
})

it.each([
  ['quem é da controladoria', agente('OPERADOR', 6), ETAPAS, null],
  [
    'quem é de outro setor do caminho',
    agente('OPERADOR', 1, 5),
    ETAPAS,
    'Os custos deste ticket são do setor Controladoria.',
  ],
  ['quem é de qualquer setor', agente('SUPERVISOR'), ETAPAS, null],
  [
    'onde ninguém os analisa',
    agente('OPERADOR', 1),
    ETAPAS.slice(0, 1),
    ERROS.CUSTOS_DE_OUTRO_SETOR.mensagem,
  ],
  ['onde ninguém os analisa, de qualquer setor', agente('SUPERVISOR'), [], null],
])('SEG-05 os custos de um ticket: %s', (_caso, quem, etapas, esperado) => {
  expect(impedimentoDosCustos(quem, etapas)?.mensagem ?? null).toBe(esperado)
})
