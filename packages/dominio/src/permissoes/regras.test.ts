import { describe, expect, it } from 'vitest'
import { ACOES, autorizacoesDaConta, autorizacoesDoTipo, resolverPermissao } from '../permissoes.ts'
import { type TipoDeUsuario, tiposDeUsuario } from '../usuarios.ts'
import {
  criarLeituraDaMatriz,
  definicaoDaAcao,
  dizerAcao,
  dizerPessoas,
  type EstadoDasPermissoes,
  porQueEFixa,
  porQueNaoDecide,
  preverMudancas,
} from './regras.ts'

const ver = definicaoDaAcao('TICKET_VER')
const auditar = definicaoDaAcao('AUDITORIA_VER')

describe('ADM-03 de onde vem uma permissão', () => {
  it.each([
    [ver, 'OPERADOR', {}, true, 'PADRAO'],
    [ver, 'OPERADOR', { doTipo: false }, false, 'TIPO'],
    [ver, 'OPERADOR', { doTipo: false, daPessoa: true }, true, 'PESSOA'],
    [ver, 'OPERADOR', { doTipo: true, daPessoa: false }, false, 'PESSOA'],
    [auditar, 'GERENTE', {}, false, 'PADRAO'],
    [auditar, 'GERENTE', { daPessoa: true }, true, 'PESSOA'],
    // Whatever the tables say, and by whatever way it got there.
    [auditar, 'ADMIN', { doTipo: false, daPessoa: false }, true, 'SEMPRE'],
    [ver, 'ADMIN', { doTipo: false }, false, 'TIPO'],
  ] as const)('%o %s %j: %s, %s', (acao, tipo, decisoes, pode, porque) => {
    expect(resolverPermissao(acao, tipo, decisoes)).toEqual({ pode, porque })
  })

  it('ADM-03 nada do que se decida tira de um administrador o que devolve o resto', () => {
    const tudo = ACOES.map(({ nome }) => ({ acao: nome, autorizado: false }))
    const sobra = [...autorizacoesDaConta('ADMIN', tudo, tudo)].toSorted()
    expect(sobra).toEqual(['ADMINISTRACAO_VER', 'AUDITORIA_VER', 'CARGA_INICIAL', 'PERMISSAO_CONFIGURAR'])
    expect(autorizacoesDaConta('GERENTE', tudo, tudo).size).toBe(0)
  })
})

describe('ADM-03 o que se pode decidir', () => {
  const fixas = (tipo: TipoDeUsuario) =>
    ACOES.filter(({ nome }) => porQueEFixa({ tipo, acao: nome })).map(({ nome }) => nome)

  it('ADM-03 o que é da equipe não se dá ao consumidor, nem o dele à equipe', () => {
    const doConsumidor = autorizacoesDoTipo('CONSUMIDOR_FINAL')
    expect(fixas('CONSUMIDOR_FINAL')).toEqual(
      ACOES.map(({ nome }) => nome).filter((nome) => !doConsumidor.has(nome)),
    )
    expect(fixas('GERENTE')).toEqual(['TICKET_AVALIAR', 'CONTA_VINCULAR'])
    expect(fixas('OPERADOR')).toEqual(['TICKET_AVALIAR', 'CONTA_VINCULAR', 'PERMISSAO_CONFIGURAR'])
  })

  it.each([
    ['ADMIN', 'OPERADOR', 'AUDITORIA_VER', true, null],
    ['ADMIN', 'ADMIN', 'TICKET_VER', false, null],
    ['ADMIN', 'ADMIN', 'PERMISSAO_CONFIGURAR', false, /sempre pode isto/],
    ['ADMIN', 'ADMIN', 'CARGA_INICIAL', false, /sempre pode isto/],
    ['ADMIN', 'GERENTE', 'PERMISSAO_CONFIGURAR', true, null],
    ['ADMIN', 'SUPERVISOR', 'PERMISSAO_CONFIGURAR', true, /negócio inteiro/],
    ['ADMIN', 'CONSUMIDOR_FINAL', 'TICKET_INTERNO', true, /só para a equipe/],
    ['ADMIN', 'OPERADOR', 'TICKET_AVALIAR', true, /só para o consumidor/],
    // Whoever was given the page, and is no administrator.
    ['GERENTE', 'ADMIN', 'TICKET_VER', false, /Só um administrador/],
    ['GERENTE', 'OPERADOR', 'TICKET_VER', false, null],
    ['GERENTE', 'OPERADOR', 'CAMPANHA_GERIR', true, null],
    ['GERENTE', 'OPERADOR', 'AUDITORIA_VER', true, /também tem/],
    ['GERENTE', 'GERENTE', 'PARAMETRO_CONFIGURAR', true, /também tem/],
    // Back to what is shipped gives it too.
    ['GERENTE', 'CONSUMIDOR_FINAL', 'CONTA_VINCULAR', null, /também tem/],
    ['GERENTE', 'GERENTE', 'PARAMETRO_CONFIGURAR', null, null],
  ] as const)('ADM-03 %s decide de %s %s %s: %s', (quem, tipo, acao, autorizado, esperado) => {
    const recusa = porQueNaoDecide(
      { tipo: quem, autorizacoes: autorizacoesDoTipo(quem) },
      { tipo, acao, autorizado },
    )
    if (esperado === null) expect(recusa).toBeNull()
    else expect(recusa).toMatch(esperado)
  })
})

it('ADM-03 quem administra lê o que a permissão é, sem o nome do requisito', () => {
  expect(dizerAcao('TICKET_VER')).toBe('Ver tickets')
  expect(dizerAcao('AUDITORIA_VER')).toBe(
    'Ver e exportar a auditoria; desfazer, só o que a pessoa pode mudar',
  )
  expect(dizerAcao('TICKET_UNIR')).toBe('Unir tickets duplicados e desfazer a união')
  expect(ACOES.filter(({ nome }) => /[A-Z]{3}-\d/.test(dizerAcao(nome)))).toEqual([])
})

describe('ADM-03 a prévia', () => {
  const estado: EstadoDasPermissoes = {
    tipos: tiposDeUsuario.map((tipo) => ({ tipo, pessoas: tipo === 'OPERADOR' ? 10 : 2 })),
    decididas: [
      { tipo: 'OPERADOR', acao: 'TICKET_REABRIR', autorizado: false, versao: 3 },
      { tipo: 'OPERADOR', acao: 'TICKET_VER', autorizado: null, versao: 2 },
    ],
    excecoes: [
      { idColab: 7, tipo: 'OPERADOR', acao: 'TICKET_LINK', autorizado: true },
      { idColab: 7, tipo: 'OPERADOR', acao: 'TICKET_UNIR', autorizado: true },
      { idColab: 8, tipo: 'OPERADOR', acao: 'TICKET_LINK', autorizado: false },
      { idColab: 9, tipo: 'GERENTE', acao: 'TICKET_LINK', autorizado: false },
    ],
  }

  it('ADM-03 lê cada célula: o que vale, de onde vem, e a versão', () => {
    const ler = criarLeituraDaMatriz(estado.decididas)
    expect(ler({ tipo: 'OPERADOR', acao: 'TICKET_REABRIR' })).toEqual({
      ...{ pode: false, porque: 'TIPO', decisao: false, versao: 3 },
    })
    expect(ler({ tipo: 'OPERADOR', acao: 'TICKET_VER' })).toEqual({
      ...{ pode: true, porque: 'PADRAO', decisao: null, versao: 2 },
    })
    expect(ler({ tipo: 'GERENTE', acao: 'TICKET_REABRIR' }).versao).toBe(0)
  })

  it('ADM-03 diz o que muda e para quantas pessoas, cada uma uma vez; quem tem exceção fica como está', () => {
    const previa = preverMudancas(estado, [
      { tipo: 'OPERADOR', acao: 'TICKET_LINK', autorizado: false },
      { tipo: 'OPERADOR', acao: 'TICKET_UNIR', autorizado: false },
      { tipo: 'SUPERVISOR', acao: 'AUDITORIA_VER', autorizado: true },
      // As it is already.
      { tipo: 'OPERADOR', acao: 'TICKET_REABRIR', autorizado: false },
    ])
    expect(previa.linhas).toEqual([
      { tipo: 'OPERADOR', acao: 'TICKET_LINK', antes: true, depois: false, pessoas: 8 },
      { tipo: 'OPERADOR', acao: 'TICKET_UNIR', antes: true, depois: false, pessoas: 9 },
      { tipo: 'SUPERVISOR', acao: 'AUDITORIA_VER', antes: false, depois: true, pessoas: 2 },
    ])
    // The operator 7 has both decided for themselves.
    expect(previa.porTipo).toEqual([
      { tipo: 'SUPERVISOR', pessoas: 2 },
      { tipo: 'OPERADOR', pessoas: 9 },
    ])
    expect(previa.pessoas).toBe(11)
  })

  it('ADM-03 voltar ao de fábrica muda o que vale; fixar o que já valia não muda nada para ninguém', () => {
    expect(
      preverMudancas(estado, [{ tipo: 'OPERADOR', acao: 'TICKET_REABRIR', autorizado: null }]),
    ).toMatchObject({
      linhas: [{ antes: false, depois: true, pessoas: 10 }],
      pessoas: 10,
    })
    expect(
      preverMudancas(estado, [{ tipo: 'OPERADOR', acao: 'TICKET_VER', autorizado: true }]),
    ).toMatchObject({
      linhas: [{ antes: true, depois: true, pessoas: 0 }],
      pessoas: 0,
    })
  })

  it.each([
    [0, 'ninguém'],
    [1, '1 pessoa'],
    [12, '12 pessoas'],
  ])('ADM-03 %s: %s', (quantas, dito) => {
    expect(dizerPessoas(quantas)).toBe(dito)
  })
})
