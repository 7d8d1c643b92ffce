import { describe, expect, it } from 'vitest'
import type { TipoDeUsuario } from '../usuarios.ts'
import { dizerDoUsuario, guardarNomeados, idsGuardados, mesmoValor, oQueMudou } from './ajuste.ts'
import { avisoDasFiliaisTiradas, avisoDosSetoresTirados } from './posses.ts'
import { ficaSemAdmin, podeLidarCom, problemasDoUsuario, tiposQueSeDao } from './regras.ts'
import { nuncaEntrou, situacaoDoUsuario } from './situacoes.ts'

const AGORA = new Date('2026-11-19T12:00:00Z')
const dias = (quantos: number) => new Date(AGORA.getTime() + quantos * 86_400_000)
const ADMIN = { tipo: 'ADMIN', filiais: [1], veTudo: true } as const
const GERENTE = { tipo: 'GERENTE', filiais: [1], veTudo: true } as const
const SUPERVISOR = { tipo: 'SUPERVISOR', filiais: [1], veTudo: false } as const

describe('ADM-02 a situação de uma conta', () => {
  const convite = { expiraEm: dias(1), aceitoEm: null, canceladoEm: null }
  it.each([
    ['ATIVO', true, null],
    ['ATIVO', true, { ...convite, aceitoEm: AGORA }],
    ['CONVIDADO', false, convite],
    ['CONVITE_VENCIDO', false, { ...convite, expiraEm: AGORA }],
    ['CONVITE_CANCELADO', false, { ...convite, canceladoEm: AGORA }],
    ['DESATIVADO', false, null],
    ['DESATIVADO', false, { ...convite, aceitoEm: dias(-9) }],
  ] as const)('ADM-02 %s: ativa %s, convite %j', (situacao, ativo, doConvite) => {
    expect(situacaoDoUsuario({ ativo, convite: doConvite }, AGORA)).toBe(situacao)
    expect(nuncaEntrou(situacao)).toBe(situacao.startsWith('CONVI'))
  })
})

describe('ADM-02 quem lida com quem', () => {
  it.each([
    [ADMIN, 'ADMIN', true],
    [GERENTE, 'ADMIN', false],
    [GERENTE, 'GERENTE', true],
    [SUPERVISOR, 'GERENTE', false],
    [SUPERVISOR, 'OPERADOR', true],
  ] as const)('ADM-02 %j com %s: %s', (quem, outro, pode) => {
    expect(podeLidarCom(quem, outro)).toBe(pode)
  })

  it('ADM-02 a ninguém se dá a conta de consumidor', () => {
    expect(tiposQueSeDao(ADMIN)).not.toContain('CONSUMIDOR_FINAL')
    expect(tiposQueSeDao(SUPERVISOR)).toEqual(['SUPERVISOR', 'OPERADOR', 'REPRESENTANTE', 'COLABORADOR'])
  })
})

describe('ADM-02 o que não pode, no seu campo', () => {
  const certo = {
    tipo: 'OPERADOR' as TipoDeUsuario,
    idFil: 1,
    filiais: [1, 2],
    setores: [5],
    idSupervisor: 9,
  }
  const ha = { quem: ADMIN, antes: null, filiais: [1, 2], setores: [5], supervisores: [9], abaixo: [] }
  const campos = (digitado: object, outro: object = {}) =>
    Object.keys(problemasDoUsuario({ ...certo, ...digitado }, { ...ha, ...outro }))

  it.each([
    [{}, {}, []],
    [{ tipo: 'CONSUMIDOR_FINAL', setores: [] }, {}, ['tipo']],
    [{ tipo: 'ADMIN' }, { quem: GERENTE }, ['tipo']],
    [{ tipo: 'ADMIN' }, { quem: GERENTE, antes: { ...certo, tipo: 'ADMIN' } }, []],
    [{ tipo: 'REPRESENTANTE' }, {}, ['setores']],
    [{ filiais: [], idFil: null }, {}, ['filiais']],
    [{ tipo: 'GERENTE', filiais: [], idFil: null }, {}, []],
    [{ filiais: [1, 3] }, {}, ['filiais']],
    [{ filiais: [1, 3] }, { antes: { ...certo, filiais: [3] } }, []],
    [{}, { quem: SUPERVISOR }, ['filiais']],
    [{ filiais: [1] }, { quem: SUPERVISOR }, []],
    [{ filiais: [1] }, { quem: SUPERVISOR, antes: { ...certo, filiais: [1, 2] } }, ['filiais']],
    [{ idFil: 3 }, {}, ['idFil']],
    [{ setores: [6] }, {}, ['setores']],
    [{ setores: [6] }, { antes: { ...certo, setores: [6] } }, []],
    [{ idSupervisor: 8 }, {}, ['idSupervisor']],
    [{ idSupervisor: 8 }, { antes: { ...certo, idSupervisor: 8 } }, []],
    [{}, { abaixo: [4, 9] }, ['idSupervisor']],
    [{ idSupervisor: null }, {}, []],
  ])('ADM-02 %j com %j: %j', (digitado, outro, esperados) => {
    expect(campos(digitado, outro)).toEqual(esperados)
  })

  it.each([
    ['ADMIN', true, 'GERENTE', true, 0, true],
    ['ADMIN', true, 'ADMIN', false, 0, true],
    ['ADMIN', true, 'GERENTE', true, 1, false],
    ['ADMIN', true, 'ADMIN', true, 0, false],
    ['ADMIN', false, 'GERENTE', false, 0, false],
    ['GERENTE', true, 'GERENTE', false, 0, false],
  ] as const)(
    'ADM-02 de %s %s a %s %s, com %d outros: sem ninguém? %s',
    (tipo, ativo, novo, fica, outros, sem) => {
      const [antes, depois] = [
        { tipo, ativo },
        { tipo: novo, ativo: fica },
      ]
      expect(ficaSemAdmin({ antes, depois, outros })).toBe(sem)
    },
  )
})

describe('ADM-10 o que a auditoria guarda de uma pessoa', () => {
  it('ADM-10 registros pelo número e pelo nome que tinham', () => {
    const guardado = guardarNomeados([
      { id: 7, nome: 'Filial = Sul' },
      { id: 2, nome: 'Matriz' },
    ])
    expect(idsGuardados(guardado)).toEqual([2, 7])
    expect(dizerDoUsuario('filiais', guardado)).toBe('Matriz, Filial = Sul')
    expect(mesmoValor('filiais', guardado, '2=Sede\n7=Sul')).toBe(true)
    expect(mesmoValor('filiais', guardado, '2=Matriz')).toBe(false)
  })

  it.each([
    ['tipo', 'OPERADOR', 'Operador'],
    ['segundoFatorExigido', 'S', 'Sim'],
    ['segundoFatorExigido', 'N', 'Não'],
    ['nome', 'Ana Lima', 'Ana Lima'],
    ['outro', 'x', 'x'],
  ])('ADM-10 %s %s se diz %s', (campo, valor, dito) => {
    expect(dizerDoUsuario(campo, valor)).toBe(dito)
  })

  it('ADM-10 só o que difere', () => {
    expect(
      oQueMudou({ nome: 'A', tipo: 'ADMIN', filial: null }, { nome: 'A', tipo: 'GERENTE', filial: null }),
    ).toEqual({
      antes: { tipo: 'ADMIN' },
      depois: { tipo: 'GERENTE' },
    })
    expect(oQueMudou({ codigoOperador: null }, { codigoOperador: null })).toBeNull()
  })
})

describe('ADM-02 os tickets de quem sai de um setor', () => {
  const porSetor = [
    { id: 5, nome: 'SAC', tickets: 3 },
    { id: 6, nome: 'Trocas', tickets: 1 },
    { id: 7, nome: 'Logística', tickets: 2 },
  ]
  it.each<[string, number[], number[], RegExp | null]>([
    ['nada sai', [5, 6], [5, 6], null],
    ['entra em outro', [5], [5, 8], null],
    ['sai de um', [5, 6], [6], /^Esta pessoa continua com 3 tickets de SAC, e não/],
    ['sai de dois', [5, 6], [], /continua com 3 tickets de SAC e 1 ticket de Trocas, e/],
    ['sai daquele em que nada tem', [8], [], null],
    ['o do setor em que nunca esteve', [5], [5], null],
  ])('%s', (_caso, antes, depois, esperado) => {
    const aviso = avisoDosSetoresTirados(porSetor, antes, depois)
    if (esperado) expect(aviso).toMatch(esperado)
    else expect(aviso).toBeNull()
  })
})

describe('ADM-02 o que perde e o que deixa quem sai de uma filial', () => {
  const porFilial = [
    { id: 1, nome: 'Matriz', tickets: 3, orcamentos: 1, agendas: 0 },
    { id: 2, nome: 'Sul', tickets: 0, orcamentos: 0, agendas: 2 },
    { id: 3, nome: 'Norte', tickets: 0, orcamentos: 0, agendas: 0 },
  ]
  it.each<[string, TipoDeUsuario | null, number[], RegExp | null]>([
    ['nada sai', 'OPERADOR', [1, 2, 3], null],
    ['entra em outra', 'OPERADOR', [1, 2, 3, 4], null],
    [
      'sai de uma',
      'OPERADOR',
      [2, 3],
      /^Esta pessoa continua com 3 tickets e 1 orçamento de Matriz\. Não verá mais a fila de Matriz, .* Para que/,
    ],
    [
      'sai de duas',
      'SUPERVISOR',
      [3],
      /1 orçamento de Matriz; 2 agendas de Sul\. .* a fila de Matriz e Sul,/,
    ],
    [
      'nada tem na que deixa',
      'OPERADOR',
      [1, 2],
      /^Não verá mais a fila de Norte, .* as agendas com eles\.$/,
    ],
    [
      'o representante fica com a carteira',
      'REPRESENTANTE',
      [1, 3],
      /2 agendas de Sul\. A carteira fica, mas/,
    ],
    ['quem vê todas nada perde', 'GERENTE', [], null],
    ['sem tipo ainda', null, [], null],
  ])('%s', (_caso, tipo, filiais, esperado) => {
    const aviso = avisoDasFiliaisTiradas(porFilial, [1, 2, 3], { tipo, filiais })
    if (esperado) expect(aviso).toMatch(esperado)
    else expect(aviso).toBeNull()
  })
})
