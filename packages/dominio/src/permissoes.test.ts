import { describe, expect, it } from 'vitest'
import { GRUPOS_DO_MENU, LUGAR_NO_MENU } from './paginas.ts'
import {
  ACOES,
  autorizacoesDosModulos,
  autorizacoesDoTipo,
  itensDoMenu,
  MODULOS,
  modulosDasAutorizacoes,
  pode,
} from './permissoes.ts'
import { tiposDeUsuario } from './usuarios.ts'

describe('PER-01 permissões', () => {
  it.each([
    ['OPERADOR', 'CLIENTE_PESQUISAR', true],
    ['CONSUMIDOR_FINAL', 'CLIENTE_PESQUISAR', false],
    ['CONSUMIDOR_FINAL', 'PRODUTO_TOTAIS', false],
    ['CONSUMIDOR_FINAL', 'CARGA_INICIAL', true],
    ['CONSUMIDOR_FINAL', 'AVISO_CONFIRMAR', true],
    ['SUPERVISOR', 'AVISO_PUBLICAR', false],
    ['GERENTE', 'AVISO_PUBLICAR', true],
  ] as const)('PER-01 %s %s por padrão: %s', (tipo, acao, esperado) => {
    expect(pode(autorizacoesDoTipo(tipo), acao)).toBe(esperado)
  })

  it('PER-01 a exceção do negócio vence o padrão, para dar e para tirar', () => {
    const excecoes = [
      { acao: 'CLIENTE_PESQUISAR', autorizado: true },
      { acao: 'DASHBOARD_VER', autorizado: false },
      { acao: 'ACAO_QUE_NAO_EXISTE', autorizado: true },
    ]
    const autorizacoes = autorizacoesDoTipo('CONSUMIDOR_FINAL', excecoes)
    expect(pode(autorizacoes, 'CLIENTE_PESQUISAR')).toBe(true)
    expect(pode(autorizacoes, 'DASHBOARD_VER')).toBe(false)
    expect([...autorizacoes]).not.toContain('ACAO_QUE_NAO_EXISTE')
  })

  it.each(tiposDeUsuario)('PER-01 ida e volta pelo fio conserva o que %s pode', (tipo) => {
    const autorizacoes = autorizacoesDoTipo(tipo)
    expect(autorizacoesDosModulos(modulosDasAutorizacoes(autorizacoes))).toEqual(autorizacoes)
  })

  it('PER-01 um nome desconhecido no fio não dá permissão', () => {
    const modulos = modulosDasAutorizacoes(new Set())
    const adulterado = [
      { name: 'SAC_TICKET', autorizado: true, moduloAcoes: [{ nome: 'TUDO', autorizado: true }] },
    ]
    expect(autorizacoesDosModulos([...modulos, ...(adulterado as unknown as typeof modulos)]).size).toBe(0)
  })

  it('PER-01 cada ação tem um só módulo', () => {
    const nomes = ACOES.map(({ nome }) => nome)
    expect(new Set(nomes).size).toBe(nomes.length)
  })
})

describe('PER-02 módulos', () => {
  it('PER-02 tem os módulos do call center e do SAC com seus nomes de menu', () => {
    expect(MODULOS.CALLCENTER_SOLICITACOES_TROCA.menu).toBe('Sol. de Troca')
    expect(MODULOS.CALLCENTER_CONFIGURACAO_FV.menu).toBe('Configuração FV')
    expect(Object.keys(MODULOS).filter((nome) => nome.startsWith('CALLCENTER_'))).toHaveLength(18)
    expect(Object.keys(MODULOS).filter((nome) => nome.startsWith('SAC_'))).toHaveLength(11)
  })

  it('PER-02 o módulo da área de clientes depende do parâmetro', () => {
    const autorizacoes = autorizacoesDoTipo('OPERADOR')
    const autorizado = (area: 'SAC_CLIENTE' | 'CALLCENTER_CLIENTE', nome: string) =>
      modulosDasAutorizacoes(autorizacoes, area).find(({ name }) => name === nome)?.autorizado
    expect(autorizado('SAC_CLIENTE', 'SAC_CLIENTE')).toBe(true)
    expect(autorizado('SAC_CLIENTE', 'CALLCENTER_CLIENTE')).toBe(false)
    expect(autorizado('CALLCENTER_CLIENTE', 'CALLCENTER_CLIENTE')).toBe(true)
    expect(autorizado('CALLCENTER_CLIENTE', 'SAC_CLIENTE')).toBe(false)
  })

  it('SHL-02 o menu só tem módulos autorizados e com tela', () => {
    expect(itensDoMenu(modulosDasAutorizacoes(autorizacoesDoTipo('ADMIN'))).slice(0, 3)).toEqual([
      { modulo: 'SAC_DASHBOARD', titulo: 'Home', rota: '/home' },
      { modulo: 'SAC_CLIENTE', titulo: 'Clientes', rota: '/clientes' },
      { modulo: 'SAC_TICKET', titulo: 'Tickets', rota: '/tickets' },
    ])
    expect(itensDoMenu(modulosDasAutorizacoes(autorizacoesDoTipo('CONSUMIDOR_FINAL')))).toEqual([
      { modulo: 'SAC_DASHBOARD', titulo: 'Home', rota: '/home' },
      { modulo: 'SAC_TICKET', titulo: 'Tickets', rota: '/tickets' },
      { modulo: 'SAC_FAQ', titulo: 'Faq', rota: '/faq' },
    ])
    expect(itensDoMenu(modulosDasAutorizacoes(new Set(['TICKET_VER'])))).toEqual([
      { modulo: 'SAC_TICKET', titulo: 'Tickets', rota: '/tickets' },
    ])
    expect(itensDoMenu(modulosDasAutorizacoes(new Set()))).toEqual([])
  })

  it('SHL-02 cada grupo do menu vem inteiro, na ordem dos grupos', () => {
    const grupos = itensDoMenu(modulosDasAutorizacoes(autorizacoesDoTipo('ADMIN'))).map(
      ({ rota }) => LUGAR_NO_MENU[rota],
    )
    const seguidos = grupos.filter((grupo, i) => grupo !== grupos[i - 1])
    expect(seguidos).toEqual([null, ...Object.keys(GRUPOS_DO_MENU)])
  })
})
