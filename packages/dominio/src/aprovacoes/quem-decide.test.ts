import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ACOES, type Acao, autorizacoesDoTipo } from '../permissoes.ts'
import { problemasDaDelegacao } from './delegacao.ts'
import { faixaDaMargem, margemDoPreco } from './margem.ts'
import { oQueORelogioFaz, venceEm } from './prazos.ts'
import {
  type Chapeu,
  dentroDaAlcada,
  escolherChapeu,
  impedimentoParaDecidir,
  impedimentoParaRetirar,
  motivosQueDecide,
  type ParaDecidir,
} from './quem-decide.ts'
import { MOTIVO_UNICO, oQueDecide, tiposDeAprovacao } from './tipos.ts'

const SEM_LIMITE = { descontoAte: null, valorAte: null }
const chapeu = (id: number, tipo: Parameters<typeof autorizacoesDoTipo>[0], alcada = {}): Chapeu => ({
  colaboradorId: id,
  autorizacoes: autorizacoesDoTipo(tipo),
  alcada: { ...SEM_LIMITE, ...alcada },
})
const PEDIDA: ParaDecidir = {
  tipo: 'NEGOCIACAO',
  situacao: 'PENDENTE',
  motivos: [MOTIVO_UNICO],
  interessados: [1, null],
  valor: '1000.00',
  desconto: '12',
}
const decide = (aprovacao: Partial<ParaDecidir>, com: Chapeu, pessoaId = com.colaboradorId, exige = true) =>
  impedimentoParaDecidir({ ...PEDIDA, ...aprovacao }, { pessoaId, chapeu: com, exigeOutraPessoa: exige })

describe('GES-03 quem decide', () => {
  it.each([
    ['gerente', {}, chapeu(2, 'GERENTE'), null],
    ['quem não tem a ação', {}, chapeu(2, 'OPERADOR'), 'SEM_PERMISSAO'],
    ['quem pediu', {}, chapeu(1, 'GERENTE'), 'APROVACAO_PROPRIA'],
    ['de quem é, pedido por outro', { interessados: [9, 2] }, chapeu(2, 'GERENTE'), 'APROVACAO_PROPRIA'],
    ['já decidida', { situacao: 'APROVADA' }, chapeu(2, 'GERENTE'), 'APROVACAO_JA_DECIDIDA'],
    ['separada ainda se decide', { situacao: 'SEPARADA' }, chapeu(2, 'GERENTE'), null],
    ['além do desconto', {}, chapeu(2, 'GERENTE', { descontoAte: 11.99 }), 'APROVACAO_ALEM_DA_ALCADA'],
    ['no limite do desconto', {}, chapeu(2, 'GERENTE', { descontoAte: 12 }), null],
    ['além do valor', {}, chapeu(2, 'GERENTE', { valorAte: 999 }), 'APROVACAO_ALEM_DA_ALCADA'],
    ['cadastro não tem alçada', { tipo: 'CADASTRO' }, chapeu(2, 'GERENTE', { valorAte: 1 }), null],
    [
      'bloqueio de crédito não é do supervisor',
      { tipo: 'PEDIDO', motivos: ['CREDITO'] },
      chapeu(2, 'SUPERVISOR'),
      'SEM_PERMISSAO',
    ],
    [
      'de dois bloqueios, decide um',
      { tipo: 'PEDIDO', motivos: ['CREDITO', 'PRECO'] },
      chapeu(2, 'SUPERVISOR'),
      null,
    ],
  ] as const)('%s', (_caso, aprovacao, com, esperado) => {
    expect(decide(aprovacao as Partial<ParaDecidir>, com)).toBe(esperado)
  })

  it('SEG-05 só onde a filial é de uma pessoa, e só do que já era assim, quem vendeu decide', () => {
    expect(decide({ tipo: 'PEDIDO', motivos: ['PRECO'] }, chapeu(1, 'GERENTE'), 1, false)).toBe(null)
    expect(decide({}, chapeu(1, 'GERENTE'), 1, false)).toBe('APROVACAO_PROPRIA')
  })

  it('passar a decisão a outro não é caminho em volta: nem quem pediu por um colega, nem um colega por quem pediu', () => {
    expect(decide({}, chapeu(2, 'GERENTE'), 1)).toBe('APROVACAO_PROPRIA')
    expect(decide({}, chapeu(1, 'GERENTE'), 2)).toBe('APROVACAO_PROPRIA')
    expect(decide({}, chapeu(2, 'GERENTE'), 3)).toBe(null)
  })

  it('ninguém aprova o que pediu, quaisquer que sejam as ações, os chapéus e o tipo', () => {
    const acoes = fc.subarray(ACOES.map(({ nome }) => nome)).map((nomes) => new Set<Acao>(nomes))
    const umChapeu = fc.record({
      colaboradorId: fc.integer({ min: 1, max: 4 }),
      autorizacoes: acoes,
      alcada: fc.constant(SEM_LIMITE),
    })
    fc.assert(
      fc.property(
        fc.constantFrom(...tiposDeAprovacao),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 4 }),
        fc.array(umChapeu, { minLength: 1, maxLength: 4 }),
        (tipo, solicitante, pessoaId, chapeus) => {
          const escolhido = escolherChapeu(
            { ...PEDIDA, tipo, motivos: [MOTIVO_UNICO], interessados: [solicitante] },
            { pessoaId, chapeus, exigeOutraPessoa: true },
          )
          if ('chapeu' in escolhido)
            expect([pessoaId, escolhido.chapeu.colaboradorId]).not.toContain(solicitante)
        },
      ),
    )
  })

  it('de vários chapéus vale o primeiro que decide; se nenhum, diz o que mais perto chegou', () => {
    const chapeus = [chapeu(2, 'OPERADOR'), chapeu(3, 'GERENTE')]
    const quem = { pessoaId: 2, chapeus, exigeOutraPessoa: true }
    expect(escolherChapeu(PEDIDA, quem)).toEqual({ chapeu: chapeus[1] })
    const alem = escolherChapeu(PEDIDA, {
      ...quem,
      chapeus: [chapeu(2, 'OPERADOR'), chapeu(3, 'GERENTE', { valorAte: 1 })],
    })
    expect(alem).toEqual({ impedimento: 'APROVACAO_ALEM_DA_ALCADA' })
  })

  it('do que se pede, cada um decide a sua parte', () => {
    const bloqueado = { tipo: 'PEDIDO', motivos: ['CREDITO', 'PRECO'] } as const
    expect(motivosQueDecide(bloqueado, chapeu(2, 'SUPERVISOR'))).toEqual(['PRECO'])
    expect(motivosQueDecide(bloqueado, chapeu(2, 'GERENTE'))).toEqual(['CREDITO', 'PRECO'])
    expect(oQueDecide(autorizacoesDoTipo('OPERADOR'))).toEqual([])
    expect(oQueDecide(autorizacoesDoTipo('GERENTE')).map(({ tipo }) => tipo)).toEqual([...tiposDeAprovacao])
  })

  it('sem valor nem desconto, não há o que passe da alçada', () => {
    const alcada = { descontoAte: 0, valorAte: 0 }
    expect(dentroDaAlcada({ tipo: 'PEDIDO', valor: null, desconto: null }, alcada)).toBe(true)
  })

  it.each([
    ['valor', { valor: '1000.00' }, { descontoAte: null, valorAte: 1000 }, true],
    ['valor', { valor: '1000.01' }, { descontoAte: null, valorAte: 1000 }, false],
    ['desconto', { desconto: '12' }, { descontoAte: 12, valorAte: null }, true],
    ['desconto', { desconto: '12.01' }, { descontoAte: 12, valorAte: null }, false],
  ] as const)(
    'GES-03 o próprio limite de %s cabe na alçada, e um centésimo a mais não',
    (_, dela, alcada, cabe) => {
      expect(dentroDaAlcada({ tipo: 'PEDIDO', valor: null, desconto: null, ...dela }, alcada)).toBe(cabe)
    },
  )

  it('retira quem pediu, enquanto se espera, e só o que se pede', () => {
    expect(impedimentoParaRetirar(PEDIDA, 1)).toBe(null)
    expect(impedimentoParaRetirar(PEDIDA, 2)).toBe('SEM_PERMISSAO')
    expect(impedimentoParaRetirar({ ...PEDIDA, situacao: 'RECUSADA' }, 1)).toBe('APROVACAO_JA_DECIDIDA')
    expect(impedimentoParaRetirar({ ...PEDIDA, tipo: 'PEDIDO' }, 1)).toBe('APROVACAO_NAO_SE_RETIRA')
  })
})

describe('GES-03 o relógio', () => {
  const agora = new Date('2026-03-10T12:00:00Z')
  const ha = (horas: number) => new Date(agora.getTime() - horas * 3_600_000)
  const espera = {
    situacao: 'PENDENTE',
    pedidaEm: ha(1),
    separadaAte: null,
    venceEm: null,
    lembradaEm: null,
    escaladaEm: null,
  } as const
  const cobranca = { horasDoLembrete: 4, horasDaEscalada: 24 }
  it.each([
    ['há pouco', {}, null],
    ['passou do lembrete', { pedidaEm: ha(4) }, 'LEMBRAR'],
    ['já lembrada', { pedidaEm: ha(5), lembradaEm: ha(1) }, null],
    ['passou da escalada', { pedidaEm: ha(24), lembradaEm: ha(20) }, 'ESCALAR'],
    ['já escalada', { pedidaEm: ha(40), lembradaEm: ha(20), escaladaEm: ha(2) }, null],
    ['separada no prazo', { situacao: 'SEPARADA', separadaAte: ha(-1), pedidaEm: ha(90) }, null],
    ['separada, acabou o prazo', { situacao: 'SEPARADA', separadaAte: ha(0), pedidaEm: ha(90) }, 'VOLTAR'],
    ['venceu, mesmo separada', { situacao: 'SEPARADA', separadaAte: ha(-5), venceEm: ha(0) }, 'EXPIRAR'],
    ['decidida', { situacao: 'APROVADA', pedidaEm: ha(90) }, null],
  ] as const)('%s', (_caso, outros, esperado) => {
    expect(oQueORelogioFaz({ ...espera, ...outros }, cobranca, agora)).toBe(esperado)
  })

  it('0 desliga o lembrete, a escalada e a validade', () => {
    const nunca = { horasDoLembrete: 0, horasDaEscalada: 0 }
    expect(oQueORelogioFaz({ ...espera, pedidaEm: ha(900) }, nunca, agora)).toBe(null)
    expect([venceEm(agora, 0), venceEm(agora, 2)?.toISOString()]).toEqual([null, '2026-03-12T12:00:00.000Z'])
  })
})

it.each([
  [null, 'SEM_CUSTO'],
  [9.99, 'BAIXA'],
  [10, 'JUSTA'],
  [15, 'BOA'],
])('PER-06 GES-03 quem não vê a margem vê uma faixa: %s é %s', (margem, faixa) => {
  expect(faixaDaMargem(margem, 10)).toBe(faixa)
})

it('GES-03 a margem de um preço, sem inventar custo', () => {
  expect([margemDoPreco(10, 6), margemDoPreco(10, null), margemDoPreco(0, 6)]).toEqual([40, null, null])
})

it.each([
  ['serve', {}, {}],
  ['a quem não decide', { idPara: 9 }, { idPara: 'Escolha alguém que decide aprovações.' }],
  ['ao contrário', { fim: '2026-03-01' }, { fim: 'O fim vem depois do início.' }],
  ['por tempo demais', { fim: '2026-12-31' }, { fim: 'Delegue por no máximo 90 dias.' }],
  ['no passado', { inicio: '2026-01-01', fim: '2026-01-02' }, { fim: 'Este período já passou.' }],
])('GES-03 delegar: %s', (_caso, outros, problemas) => {
  const delegacao = { idPara: 2, inicio: '2026-03-10', fim: '2026-03-20', ...outros }
  expect(problemasDaDelegacao(delegacao, { hoje: '2026-03-10', colegas: [2, 3] })).toEqual(problemas)
})
