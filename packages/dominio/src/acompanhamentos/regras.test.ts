import { describe, expect, it } from 'vitest'
import {
  avisoDaResposta,
  impedimentoParaResponder,
  linkDoTicketVale,
  situacaoParaCliente,
  validadeRenovada,
} from './regras.ts'

const AGORA = new Date('2026-03-20T12:00:00Z')
const ha = (dias: number) => new Date(AGORA.getTime() - dias * 86_400_000)

describe('link do cliente', () => {
  it.each([
    ['vale', { validade: ha(-1), revogadoEm: null }, null, true],
    ['expirou', { validade: ha(0), revogadoEm: null }, null, false],
    ['cancelado', { validade: ha(-1), revogadoEm: ha(1) }, null, false],
    ['de um ticket arquivado', { validade: ha(-1), revogadoEm: null }, ha(1), false],
  ])('ALC-03 %s', (_, link, arquivadoEm, esperado) => {
    expect(linkDoTicketVale(link, { arquivadoEm }, AGORA)).toBe(esperado)
  })

  it('ALC-03 renovar nunca encurta', () => {
    expect(validadeRenovada(null, ha(-3))).toEqual(ha(-3))
    expect(validadeRenovada(ha(-5), ha(-3))).toEqual(ha(-5))
    expect(validadeRenovada(ha(-1), ha(-3))).toEqual(ha(-3))
  })

  it.each([
    ['RECEBIDO', {}, 0],
    ['EM_ATENDIMENTO', { respondidoEm: ha(1) }, 0],
    ['EM_ATENDIMENTO', {}, 1],
    ['AGUARDANDO_VOCE', { respondidoEm: ha(1), pausadoEm: ha(1) }, 1],
    ['ENCERRADO', { pausadoEm: ha(2), finalizadoEm: ha(1) }, 1],
  ])('ALC-03 %s', (esperado, momento, feitos) => {
    const vazio = { finalizadoEm: null, pausadoEm: null, respondidoEm: null }
    expect(situacaoParaCliente({ ...vazio, ...momento }, feitos)).toBe(esperado)
  })

  it.each([
    ['em aberto', null, null],
    ['encerrado há pouco', ha(90), null],
    ['encerrado há muito', ha(90.1), 'TICKET_ENCERRADO_HA_MUITO'],
  ])('ALC-03 responder: %s', (_, finalizadoEm, esperado) => {
    const estado = { finalizadoEm, arquivadoEm: null } as Parameters<typeof impedimentoParaResponder>[0]
    expect(impedimentoParaResponder(estado, 90, AGORA)).toBe(esperado)
  })

  it('ALC-03 o aviso diz quem e o começo do que escreveu', () => {
    const resposta = {
      idTicket: 7,
      protocolo: '2026-7',
      meio: 'pelo link' as const,
      por: 'Ana',
      reabriu: false,
    }
    const { titulo, mensagem } = avisoDaResposta({ ...resposta, mensagem: 'x'.repeat(300) })
    expect(titulo).toBe('O cliente respondeu no ticket 2026-7')
    expect(mensagem).toBe(`Ana, pelo link: ${'x'.repeat(200)}…`)
    expect(avisoDaResposta({ ...resposta, reabriu: true, mensagem: '' })).toMatchObject({
      titulo: 'Ticket 2026-7 reaberto pelo cliente',
      mensagem: 'Ana, pelo link: enviou anexos.',
    })
  })
})
