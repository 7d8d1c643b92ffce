import { describe, expect, it } from 'vitest'
import { montarChave } from './chave.ts'
import { impedimentoDaNfd, type NfdLida, problemasDaNfd } from './nfd.ts'

type Ticket = Parameters<typeof problemasDaNfd>[1]

const CLIENTE = '12ABC34501DE35'
const FILIAL = '11222333000181'
const TERCEIRO = '00000000000191'

const chaveDe = (cnpj: string, numero: number, modelo = '55') =>
  montarChave({ cUF: '35', aamm: '2611', cnpj, modelo, serie: 1, numero, tpEmis: '1', cNF: '20481635' })

const COMPRA = chaveDe(FILIAL, 501)
const OUTRA_COMPRA = chaveDe(FILIAL, 502)
const TICKET: Ticket = {
  clienteDocumento: CLIENTE,
  filialCnpj: FILIAL,
  chavesDasNotas: [COMPRA],
  casasDoDinheiro: 2,
}

const DEVOLUCAO: NfdLida = {
  chave: chaveDe(CLIENTE, 7),
  finalidade: '4',
  operacao: '1',
  ambiente: '1',
  emitente: { documento: CLIENTE },
  destinatario: { documento: FILIAL },
  referenciadas: [COMPRA],
  totais: { nota: '150.00' },
  emitidaEm: '2026-11-14T10:00:00-03:00',
  protocolo: { status: '100' },
}
const ENTRADA_PROPRIA: NfdLida = {
  ...DEVOLUCAO,
  chave: chaveDe(FILIAL, 900),
  operacao: '0',
  emitente: { documento: FILIAL },
  destinatario: { documento: CLIENTE },
}

const resumo = (...args: Parameters<typeof problemasDaNfd>) =>
  problemasDaNfd(...args).map(({ codigo, impede }) => `${impede ? 'impede' : 'alerta'} ${codigo}`)

describe('TIC-11 NFD lida do XML', () => {
  it.each<[string, Partial<NfdLida>, Partial<Ticket>, string[]]>([
    ['devolução do cliente para a filial', {}, {}, []],
    ['documentos com máscara', { emitente: { documento: '12.abc.345/01de-35' } }, {}, []],
    ['compra comum', { finalidade: '1' }, {}, ['impede NAO_E_DEVOLUCAO']],
    ['ambiente de testes', { ambiente: '2' }, {}, ['impede NOTA_DE_TESTE']],
    ['denegada', { protocolo: { status: '302' } }, {}, ['impede NAO_AUTORIZADA']],
    ['autorizada fora do prazo', { protocolo: { status: '150' } }, {}, []],
    ['sem protocolo', { protocolo: null }, {}, ['alerta SEM_PROTOCOLO']],
    ['emitida por um terceiro', { emitente: { documento: TERCEIRO } }, {}, ['impede EMITENTE_DIVERGENTE']],
    ['para outra empresa', { destinatario: { documento: TERCEIRO } }, {}, ['impede DESTINATARIO_DIVERGENTE']],
    ['sem destinatário', { destinatario: null }, {}, ['impede DESTINATARIO_DIVERGENTE']],
    ['sem referência', { referenciadas: [] }, {}, ['impede SEM_REFERENCIA']],
    ['referência a outra compra', { referenciadas: [OUTRA_COMPRA] }, {}, ['impede SEM_REFERENCIA']],
    ['referência a mais', { referenciadas: [OUTRA_COMPRA, COMPRA] }, {}, ['alerta REFERENCIA_DE_FORA']],
    ['ticket sem notas', { referenciadas: [OUTRA_COMPRA] }, { chavesDasNotas: [] }, []],
    ['valor igual', {}, { valorEsperado: '150.00' }, []],
    ['centavos de arredondamento', {}, { valorEsperado: '149.90' }, []],
    ['valor menor', {}, { valorEsperado: '149.89' }, ['alerta VALOR_DIVERGENTE']],
    ['valor maior', {}, { valorEsperado: '200.00' }, ['alerta VALOR_DIVERGENTE']],
    ['ticket sem documento do cliente', {}, { clienteDocumento: null }, ['alerta EMITENTE_NAO_CONFERIDO']],
    [
      'tudo errado de uma vez',
      { finalidade: '1', emitente: { documento: TERCEIRO }, referenciadas: [] },
      {},
      ['impede NAO_E_DEVOLUCAO', 'impede EMITENTE_DIVERGENTE', 'impede SEM_REFERENCIA'],
    ],
  ])('TIC-11 %s', (_, nfd, ticket, esperado) => {
    expect(resumo({ ...DEVOLUCAO, ...nfd }, { ...TICKET, ...ticket })).toEqual(esperado)
  })

  it.each<[string, Partial<NfdLida>, string[]]>([
    ['entrada da filial', {}, []],
    ['saída da filial', { operacao: '1' }, ['impede NAO_E_ENTRADA']],
    [
      'entrada de outro cliente',
      { destinatario: { documento: TERCEIRO } },
      ['impede DESTINATARIO_NAO_E_O_CLIENTE'],
    ],
  ])('TIC-11 entrada própria: %s', (_, nfd, esperado) => {
    expect(resumo({ ...ENTRADA_PROPRIA, ...nfd }, TICKET)).toEqual(esperado)
  })

  it('TIC-11 entrada própria de consumidor sem documento', () => {
    expect(resumo({ ...ENTRADA_PROPRIA, destinatario: null }, { ...TICKET, clienteDocumento: null })).toEqual(
      [],
    )
  })

  it('TIC-11 diz os dois valores', () => {
    const [problema] = problemasDaNfd(DEVOLUCAO, { ...TICKET, valorEsperado: '120.5' })
    expect(problema?.mensagem.replace(/\s/g, ' ')).toBe(
      'O valor da nota é diferente do valor autorizado: a nota soma R$ 150,00 e o autorizado é R$ 120,50.',
    )
  })

  it('GER-02 os valores seguem as casas da filial do ticket', () => {
    const [problema] = problemasDaNfd(DEVOLUCAO, { ...TICKET, valorEsperado: '120.5', casasDoDinheiro: 3 })
    expect(problema?.mensagem.replace(/\s/g, ' ')).toContain(
      'a nota soma R$ 150,000 e o autorizado é R$ 120,500',
    )
  })
})

describe('SEG-05 quando a NFD foi emitida', () => {
  const emissao = { desde: '2026-11-10', ate: '2026-11-15' }
  it.each([
    ['no dia da compra', '2026-11-10T00:00:00-03:00', []],
    ['hoje, já amanhã em Greenwich', '2026-11-15T23:30:00-03:00', []],
    ['na véspera da compra', '2026-11-09T23:59:00-03:00', ['impede EMITIDA_ANTES_DA_COMPRA']],
    ['amanhã', '2026-11-16T00:00:00-03:00', ['impede EMITIDA_NO_FUTURO']],
  ])('SEG-05 %s', (_, emitidaEm, esperado) => {
    expect(resumo({ ...DEVOLUCAO, emitidaEm }, { ...TICKET, emissao })).toEqual(esperado)
  })

  it.each([
    ['no mês da compra', { desde: '2026-11-30', ate: '2026-12-02' }, []],
    ['um mês antes', { desde: '2026-12-01', ate: '2026-12-02' }, ['impede EMITIDA_ANTES_DA_COMPRA']],
    ['um mês adiante', { desde: null, ate: '2026-10-31' }, ['impede EMITIDA_NO_FUTURO']],
  ])('SEG-05 só pela chave: %s', (_, emissao, esperado) => {
    expect(resumo({ chave: chaveDe(CLIENTE, 7) }, { ...TICKET, emissao })).toEqual(esperado)
  })

  it('SEG-05 diz as datas', () => {
    const mensagens = (quando: typeof emissao, nfd: Parameters<typeof problemasDaNfd>[0] = DEVOLUCAO) =>
      problemasDaNfd(nfd, { ...TICKET, emissao: quando }).map(({ mensagem }) => mensagem)
    expect(mensagens({ desde: '2026-11-15', ate: '2026-11-15' })).toEqual([
      'A nota foi emitida antes da compra que ela devolve: ela é de 14/11/2026 e a compra, de 15/11/2026.',
    ])
    expect(mensagens({ desde: '2026-10-01', ate: '2026-10-31' }, { chave: DEVOLUCAO.chave })).toEqual([
      'A data de emissão da nota ainda não chegou: 11/2026.',
    ])
  })
})

describe('TIC-11 NFD só pela chave', () => {
  it.each([
    ['do cliente', chaveDe(CLIENTE, 7), []],
    ['da filial', chaveDe(FILIAL, 900), []],
    ['de um terceiro', chaveDe(TERCEIRO, 7), ['impede EMITENTE_DIVERGENTE']],
    ['da própria compra', COMPRA, ['impede NOTA_DO_TICKET']],
    ['de um CT-e', chaveDe(CLIENTE, 7, '57'), ['impede MODELO_INVALIDO']],
    ['inválida', `${COMPRA.slice(0, 43)}X`, ['impede CHAVE_INVALIDA']],
    ['vazia', '', ['impede CHAVE_INVALIDA']],
  ])('TIC-11 chave %s', (_, chave, esperado) => {
    expect(resumo({ chave }, TICKET)).toEqual(esperado)
  })
})

it('TIC-11 só o que impede recusa', () => {
  expect(impedimentoDaNfd(problemasDaNfd({ ...DEVOLUCAO, protocolo: null }, TICKET))).toBeNull()
  expect(impedimentoDaNfd(problemasDaNfd({ ...DEVOLUCAO, referenciadas: [] }, TICKET))?.mensagem).toBe(
    'A nota não referencia nenhuma nota deste ticket.',
  )
})

it('TIC-11 uma nota de venda conhecida não é devolução, nem quando só se sabe a chave', () => {
  const venda = { ...TICKET, chavesDeVenda: [OUTRA_COMPRA] }
  expect(resumo({ chave: OUTRA_COMPRA }, TICKET)).toEqual([])
  expect(resumo({ chave: OUTRA_COMPRA }, venda)).toEqual(['impede NOTA_DE_VENDA'])
  expect(resumo({ chave: chaveDe(FILIAL, 900) }, venda)).toEqual([])
  expect(resumo({ chave: COMPRA }, { ...venda, chavesDeVenda: [COMPRA] })).toEqual(['impede NOTA_DO_TICKET'])
})
