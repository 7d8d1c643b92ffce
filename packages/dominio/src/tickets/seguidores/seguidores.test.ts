import { describe, expect, it } from 'vitest'
import { ACOES_DO_HISTORICO, type AcaoDoHistorico } from '../historico.ts'
import { avisoAoSeguidor, avisoDaMencao } from './avisos.ts'
import { aindaMencionados, problemaDaMencao, SO_EM_INTERNA } from './mencoes.ts'

const ana = { id: 1, nome: 'Ana Lima' }
const rui = { id: 2, nome: 'Rui Sá' }

describe('MES-06/mencoes menções', () => {
  it.each([
    ['PRIVADO', [1], null],
    ['PUBLICO', [], null],
    ['PUBLICO', [1], SO_EM_INTERNA],
    ['ENCAMINHAMENTO', [1], SO_EM_INTERNA],
  ] as const)('%s com %j: %s', (tipo, mencoes, problema) => {
    expect(problemaDaMencao(tipo, mencoes)).toBe(problema)
  })

  it.each([
    ['@Ana Lima veja', [ana, rui], [ana]],
    ['@Ana Lima e @Rui Sá', [ana, rui, ana], [ana, rui]],
    ['Ana Lima', [ana], []],
  ])('em “%s” chama-se quem ainda está no texto', (texto, escolhidos, restam) => {
    expect(aindaMencionados(texto, escolhidos)).toEqual(restam)
  })
})

describe('MES-06/seguidores avisos a quem segue', () => {
  const noticia = { quem: 'Ana Lima', protocolo: '20260001234' }
  it('diz quem fez o quê e onde, e nunca o que foi escrito', () => {
    expect(avisoAoSeguidor({ ...noticia, acao: 'MENSAGEM' })).toEqual({
      titulo: 'Ticket 2026.000123-4',
      mensagem: 'Ana Lima escreveu uma mensagem.',
    })
    expect(avisoDaMencao(noticia)).toEqual({
      titulo: 'Ana Lima chamou você',
      mensagem: 'Em uma mensagem interna do ticket 2026.000123-4.',
    })
  })
  it('o miúdo não se avisa', () => {
    const calados = (Object.keys(ACOES_DO_HISTORICO) as AcaoDoHistorico[]).filter(
      (acao) => !avisoAoSeguidor({ ...noticia, acao }),
    )
    expect(calados).toEqual(
      expect.arrayContaining(['ETIQUETAS', 'ASSUNCAO', 'ATRIBUICAO', 'CONTATO', 'LINK', 'ITENS']),
    )
  })
})
