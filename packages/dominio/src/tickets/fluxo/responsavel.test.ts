import { describe, expect, it } from 'vitest'
import { autorizacoesDoTipo } from '../../permissoes.ts'
import type { TipoDeUsuario } from '../../usuarios.ts'
import {
  assumeAoAgir,
  impedimentoDoOperador,
  impedimentoParaAssumir,
  impedimentoParaAtribuir,
  impedimentoParaDevolver,
  type Posse,
} from './responsavel.ts'

const EU = 7
const MARIA = { id: 8, nome: 'Maria Souza' }
const ONTEM = new Date('2026-11-14T12:00:00Z')
const ticket = (resto: Partial<Posse> = {}): Posse => ({
  finalizadoEm: null,
  arquivadoEm: null,
  setor: { id: 5, nome: 'Logística' },
  operador: null,
  assumeDeOutroOperador: false,
  ...resto,
})
const pessoa = (tipo: TipoDeUsuario, setores = [5]) => ({
  tipo,
  colaboradorId: EU,
  setores,
  autorizacoes: autorizacoesDoTipo(tipo),
})
const motivo = (impedimento: ReturnType<typeof impedimentoParaAssumir>) =>
  impedimento && typeof impedimento === 'object' ? [impedimento.codigo, impedimento.mensagem] : impedimento

const COM_MARIA = ['TICKET_COM_OUTRO_OPERADOR', 'Este ticket está com Maria Souza.']

describe('MES-02 assumir', () => {
  it.each([
    ['da própria fila', ticket(), pessoa('OPERADOR'), null],
    ['por um colaborador do setor', ticket(), pessoa('COLABORADOR'), null],
    ['já meu', ticket({ operador: { id: EU, nome: 'Eu' } }), pessoa('OPERADOR'), 'TICKET_JA_E_SEU'],
    ['de um colega', ticket({ operador: MARIA }), pessoa('OPERADOR'), COM_MARIA],
    [
      'de um colega, onde a filial deixa',
      ticket({ operador: MARIA, assumeDeOutroOperador: true }),
      pessoa('OPERADOR'),
      null,
    ],
    [
      'de outro setor',
      ticket(),
      pessoa('OPERADOR', [6]),
      ['TICKET_DE_OUTRO_SETOR', 'Este ticket está na fila de Logística, que não é sua.'],
    ],
    ['de outro setor, pelo gerente', ticket(), pessoa('GERENTE', []), null],
    ['finalizado', ticket({ finalizadoEm: ONTEM }), pessoa('OPERADOR'), 'TICKET_FINALIZADO'],
    ['arquivado', ticket({ arquivadoEm: ONTEM }), pessoa('OPERADOR'), 'TICKET_ARQUIVADO'],
    ['por quem não atende filas', ticket(), pessoa('REPRESENTANTE'), 'SEM_PERMISSAO'],
  ])('MES-02 %s', (_caso, dado, quem, esperado) => {
    expect(motivo(impedimentoParaAssumir(dado, quem))).toEqual(esperado)
  })
})

describe('MES-02 atribuir', () => {
  const ana = { id: 9, nome: 'Ana Lima', ativo: true, doSetor: true, daFilial: true }
  it.each([
    ['a quem está disponível', ticket({ operador: MARIA }), ana, null],
    ['a quem já o tem', ticket({ operador: ana }), ana, 'Este ticket já está com Ana Lima.'],
    ['a quem saiu', ticket(), { ...ana, ativo: false }, 'Ana Lima não atende mais tickets.'],
    ['a outro setor', ticket(), { ...ana, doSetor: false }, 'Ana Lima não atende na fila de Logística.'],
    ['a outra filial', ticket(), { ...ana, daFilial: false }, 'Ana Lima não atende na filial do ticket.'],
    ['a ninguém', ticket(), null, 'OPERADOR_INDISPONIVEL'],
  ])('MES-02 %s', (_caso, dado, quem, esperado) => {
    const recusa = impedimentoDoOperador(dado, quem)
    expect(recusa && typeof recusa === 'object' ? recusa.mensagem : recusa).toBe(esperado)
  })

  it('MES-02 o que acabou não é de ninguém mais', () => {
    expect(impedimentoParaAtribuir(ticket())).toBeNull()
    expect(impedimentoParaAtribuir(ticket({ finalizadoEm: ONTEM }))).toBe('TICKET_FINALIZADO')
  })
})

describe('MES-02 devolver à fila', () => {
  const meu = ticket({ operador: { id: EU, nome: 'Eu' } })
  it.each([
    ['o meu', meu, pessoa('COLABORADOR'), null],
    ['o meu, de um setor que não é meu', meu, pessoa('OPERADOR', []), null],
    ['o de um colega, por quem distribui', ticket({ operador: MARIA }), pessoa('OPERADOR'), null],
    ['o de um colega, por quem não distribui', ticket({ operador: MARIA }), pessoa('COLABORADOR'), COM_MARIA],
    ['o de ninguém', ticket(), pessoa('OPERADOR'), 'TICKET_SEM_OPERADOR'],
    ['o finalizado', { ...meu, finalizadoEm: ONTEM }, pessoa('OPERADOR'), 'TICKET_FINALIZADO'],
  ])('MES-02 %s', (_caso, dado, quem, esperado) => {
    expect(motivo(impedimentoParaDevolver(dado, quem))).toEqual(esperado)
  })
})

it.each([
  ['na própria fila, onde a filial pede', ticket(), pessoa('OPERADOR'), true, true],
  ['onde a filial não pede', ticket(), pessoa('OPERADOR'), false, false],
  ['com alguém', ticket({ operador: MARIA }), pessoa('OPERADOR'), true, false],
  ['de outro setor, nem o gerente', ticket(), pessoa('GERENTE', []), true, false],
  ['finalizado', ticket({ finalizadoEm: ONTEM }), pessoa('OPERADOR'), true, false],
  ['pelo representante', ticket(), pessoa('REPRESENTANTE'), true, false],
])('MES-02 agir assume sozinho: %s', (_caso, dado, quem, filialPede, esperado) => {
  expect(assumeAoAgir(dado, quem, filialPede)).toBe(esperado)
})
