import { expect, it } from 'vitest'
import { type Acao, autorizacoesDoTipo } from '../permissoes.ts'
import { BLOQUEIOS, impedimentoParaLiberar, quemLibera, TIPOS_DE_BLOQUEIO } from './bloqueios.ts'

const GERENTE = autorizacoesDoTipo('GERENTE')
const SUPERVISOR = autorizacoesDoTipo('SUPERVISOR')
const OPERADOR = autorizacoesDoTipo('OPERADOR')

it.each([
  ['CREDITO', ['Administrador', 'Gerente']],
  ['TITULO_VENCIDO', ['Administrador', 'Gerente']],
  ['CLIENTE_BLOQUEADO', ['Administrador', 'Gerente']],
  ['PRECO', ['Administrador', 'Gerente', 'Supervisor']],
  ['MARGEM', ['Administrador', 'Gerente', 'Supervisor']],
  ['ESTOQUE', ['Administrador', 'Gerente', 'Supervisor']],
  ['COMERCIAL', ['Administrador', 'Gerente']],
] as const)('VEN-01 %s: quem libera é %j', (tipo, esperado) => {
  expect(quemLibera(tipo, (conta) => autorizacoesDoTipo(conta))).toEqual(esperado)
})

it('PER-01 o negócio decide outra coisa: só a porta, ou só o bloqueio, não bastam', () => {
  const so = (...acoes: Acao[]) =>
    quemLibera('CREDITO', (conta) => new Set(conta === 'OPERADOR' ? acoes : []))
  expect(so('PEDIDO_LIBERAR')).toEqual([])
  expect(so('PEDIDO_LIBERAR_CREDITO')).toEqual([])
  expect(so('PEDIDO_LIBERAR', 'PEDIDO_LIBERAR_CREDITO')).toEqual(['Operador'])
})

it.each([
  ['pode', {}, {}, null],
  ['já liberado', { liberado: true }, {}, 'BLOQUEIO_JA_LIBERADO'],
  ['pedido cancelado', { status: 'CANCELADO' }, {}, 'PEDIDO_ENCERRADO'],
  ['operador', {}, { autorizacoes: OPERADOR }, 'SEM_PERMISSAO'],
  ['supervisor e crédito', {}, { autorizacoes: SUPERVISOR }, 'SEM_PERMISSAO'],
  ['supervisor e preço', { tipo: 'PRECO' }, { autorizacoes: SUPERVISOR }, null],
  ['o próprio pedido', { vendedorId: 7 }, {}, 'LIBERACAO_DO_PROPRIO_PEDIDO'],
  ['o próprio pedido, onde pode', { vendedorId: 7 }, { exigeOutraPessoa: false }, null],
] as const)('SEG-05 liberar: %s', (_caso, bloqueio, quem, esperado) => {
  const base = { tipo: 'CREDITO', liberado: false, status: 'BLOQUEADO', vendedorId: 1 } as const
  const gerente = { colaboradorId: 7, autorizacoes: GERENTE, exigeOutraPessoa: true }
  expect(impedimentoParaLiberar({ ...base, ...bloqueio }, { ...gerente, ...quem })).toBe(esperado)
})

it('VEN-01 cada bloqueio tem nome e explicação próprios', () => {
  const nomes = TIPOS_DE_BLOQUEIO.flatMap((tipo) => [BLOQUEIOS[tipo].label, BLOQUEIOS[tipo].explicacao])
  expect(new Set(nomes).size).toBe(TIPOS_DE_BLOQUEIO.length * 2)
})
