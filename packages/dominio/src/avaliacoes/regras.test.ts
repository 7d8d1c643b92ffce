import { describe, expect, it } from 'vitest'
import { avisoDaAvaliacao, ehNotaBaixa, impedimentoParaAvaliar } from './regras.ts'

const AGORA = new Date('2026-03-20T12:00:00Z')
const ha = (dias: number) => new Date(AGORA.getTime() - dias * 86_400_000)
const REGRAS = { avaliacaoDoTicket: true, diasParaAvaliarTicket: 15, diasParaMudarAvaliacao: 3 }

describe('avaliação do atendimento', () => {
  it.each([
    ['repetição de outro', ha(0), null, { duplicado: true }, 'AVALIACAO_DE_DUPLICADO'],
    ['em aberto', null, null, {}, 'AVALIACAO_ANTES_DO_FIM'],
    ['desligada na filial', ha(1), null, { avaliacaoDoTicket: false }, 'AVALIACAO_DESLIGADA'],
    ['acabou de terminar', ha(0), null, {}, null],
    ['no último dia', ha(15), null, {}, null],
    ['tarde demais', ha(15.01), null, {}, 'PRAZO_DE_AVALIACAO_PASSOU'],
    [
      'tarde demais onde se dão menos dias',
      ha(4),
      null,
      { diasParaAvaliarTicket: 3 },
      'PRAZO_DE_AVALIACAO_PASSOU',
    ],
    ['avaliado há pouco: muda', ha(5), ha(3), {}, null],
    ['avaliado há mais tempo: não muda', ha(5), ha(3.01), {}, 'AVALIACAO_FECHADA'],
    ['não se muda nunca', ha(5), ha(0.01), { diasParaMudarAvaliacao: 0 }, 'AVALIACAO_FECHADA'],
    ['muda ainda que o prazo para avaliar tenha passado', ha(16), ha(2), {}, null],
    ['terminou outra vez depois de avaliado', ha(1), ha(40), {}, null],
  ] as const)('ALC-04 %s', (_, finalizadoEm, avaliadoEm, outras, esperado) => {
    const { duplicado, ...regras } = { ...REGRAS, duplicado: false, ...outras }
    expect(impedimentoParaAvaliar({ finalizadoEm, duplicado }, avaliadoEm, regras, AGORA)).toBe(esperado)
  })

  it.each([
    [2, null, 2, true],
    [3, null, 2, false],
    [1, 2, 2, false],
    [1, 4, 2, true],
    [1, null, 0, false],
  ])('ALC-04 nota %s, antes %s, até %s', (nota, antes, ate, esperado) => {
    expect(ehNotaBaixa(nota, antes, ate)).toBe(esperado)
  })

  it('ALC-04 o aviso diz a nota e, se há, o comentário', () => {
    const dita = { idTicket: 7, protocolo: '2026-7', nota: 2 as const, por: 'Ana' }
    expect(avisoDaAvaliacao({ ...dita, comentario: '' })).toEqual({
      titulo: 'Ticket 2026-7 avaliado: 2 de 5 (Ruim)',
      mensagem: 'Ana avaliou o atendimento.',
      caminho: '/tickets/7',
    })
    expect(avisoDaAvaliacao({ ...dita, comentario: 'Demorou.' }).mensagem).toBe('Ana: Demorou.')
  })
})
