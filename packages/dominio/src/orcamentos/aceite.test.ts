import { describe, expect, it } from 'vitest'
import {
  avisoDoAceite,
  impedimentoDoLink,
  linkVale,
  recusaDaRecusa,
  recusaDoAceite,
  situacaoDoCliente,
  textoDoConvite,
  validadeDoLink,
  valoresValidosAte,
} from './aceite.ts'

const FRETE_SEM_CALCULO = {
  numero: null,
  idTransp: null,
  nomeTransp: 'Alguém',
  prazo: null,
  previsao: null,
  valor: 0.01,
  embutido: 0,
}
const AGORA = new Date('2026-03-10T15:00:00-03:00')
const ABERTO = {
  status: 'ORCAMENTO',
  pedidoId: null,
  perdidoEm: null,
  dataValidade: '2026-03-20',
  quantidadeItens: 1,
  linkValidade: new Date('2026-03-12T00:00:00-03:00'),
  aceitoEm: null,
  recusadoEm: null,
  versao: 3,
  freteEscolhido: null,
  valorTotal: '80.00',
}

describe('link do orçamento', () => {
  it.each([
    ['2026-03-20', 5, '2026-03-16T02:59:59.999Z'],
    ['2026-03-12', 5, '2026-03-13T02:59:59.999Z'],
    ['2026-03-10', 1, '2026-03-11T02:59:59.999Z'],
  ])('VEN-02 até %s, por %i dias: nunca passa da validade', (dataValidade, dias, fim) => {
    expect(validadeDoLink(dataValidade, dias, AGORA).toISOString()).toBe(fim)
  })

  it.each([
    ['vale', {}, true],
    ['sem link', { linkValidade: null }, false],
    ['expirou', { linkValidade: new Date('2026-03-10T14:59:59-03:00') }, false],
    ['a validade foi encurtada', { dataValidade: '2026-03-09' }, false],
    ['o último dia conta inteiro', { dataValidade: '2026-03-10' }, true],
  ])('VEN-02 %s', (_, campos, vale) => {
    expect(linkVale({ ...ABERTO, ...campos }, AGORA)).toBe(vale)
  })

  it.each([
    ['pode', {}, null],
    ['perdido', { perdidoEm: AGORA }, 'ORCAMENTO_ENCERRADO'],
    ['virou pedido', { pedidoId: 1 }, 'ORCAMENTO_ENCERRADO'],
    ['venceu', { dataValidade: '2026-03-09' }, 'ORCAMENTO_VENCIDO'],
    ['vazio', { quantidadeItens: 0 }, 'ORCAMENTO_VAZIO'],
    ['frete por calcular', { freteEscolhido: FRETE_SEM_CALCULO }, 'FRETE_DESATUALIZADO'],
  ])('VEN-02 enviar: %s', (_, campos, impedimento) => {
    expect(impedimentoDoLink({ ...ABERTO, ...campos }, AGORA)).toBe(impedimento)
  })
})

describe('aceite', () => {
  it.each([
    ['ABERTO', null, {}],
    ['ACEITO', 'ORCAMENTO_ENCERRADO', { aceitoEm: AGORA }],
    ['PEDIDO', 'ORCAMENTO_ENCERRADO', { pedidoId: 7 }],
    ['ENCERRADO', 'ORCAMENTO_ENCERRADO', { perdidoEm: AGORA, status: 'PERDIDO' }],
    ['ENCERRADO', 'ORCAMENTO_ENCERRADO', { status: 'CANCELADO' }],
    ['RECUSADO', null, { recusadoEm: AGORA }],
    ['ACEITO', 'ORCAMENTO_ENCERRADO', { aceitoEm: AGORA, recusadoEm: AGORA }],
    ['ABERTO', 'ORCAMENTO_MUDOU', { versao: 4 }],
    ['ABERTO', 'ORCAMENTO_EM_REVISAO', { freteEscolhido: FRETE_SEM_CALCULO }],
    ['ABERTO', 'ORCAMENTO_MUDOU', { valorTotal: '80.01' }],
    ['ABERTO', 'ORCAMENTO_MUDOU', { valorTotal: '79.99' }],
  ])('VEN-02 %s: %s', (situacao, recusa, campos) => {
    expect(situacaoDoCliente({ ...ABERTO, ...campos })).toBe(situacao)
    expect(recusaDoAceite({ ...ABERTO, ...campos }, { versao: 3, vlTot: 80 })).toBe(recusa)
  })

  it('AVI-01 o aviso diz quem aceitou e leva ao orçamento', () => {
    const aceite = { idOrcamento: 12, idCli: 3, cliente: 'Mercado Sol', nome: 'Ana Lima', observacao: '' }
    expect(avisoDoAceite(aceite)).toEqual({
      titulo: 'Orçamento 12 aceito: Mercado Sol',
      mensagem: 'Ana Lima aceitou o orçamento pelo link. Confira e faça dele um pedido.',
      caminho: '/clientes/3?secao=orcamentos&item=12',
    })
    expect(avisoDoAceite({ ...aceite, observacao: 'De manhã' }).mensagem).toMatch(/\nObservação: De manhã$/)
  })

  it.each([
    [null, {}],
    ['ORCAMENTO_MUDOU', { versao: 4 }],
    ['ORCAMENTO_ENCERRADO', { aceitoEm: AGORA }],
    ['ORCAMENTO_ENCERRADO', { perdidoEm: AGORA }],
    // A total that only its coupon changed is no less refused.
    [null, { valorTotal: '80.01' }],
  ])('VEN-02 recusar: %s', (impedimento, campos) => {
    expect(recusaDaRecusa({ ...ABERTO, ...campos }, 3)).toBe(impedimento)
  })

  it('VEN-02 o convite e a validade por escrito', () => {
    const convite = {
      numero: 12,
      negocio: 'Aurora',
      endereco: 'http://x/y',
      validade: '2026-03-12T02:59:59.999Z',
    }
    expect(textoDoConvite(convite)).toBe(
      'Olá! Segue o orçamento 12 da Aurora, válido até 11/03/2026. Veja e aceite por aqui: http://x/y',
    )
    expect(valoresValidosAte('2026-03-12')).toBe('Valores válidos até 12/03/2026')
  })
})
