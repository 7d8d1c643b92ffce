import { describe, expect, it } from 'vitest'
import { tiposDeUsuario } from '../usuarios.ts'
import { canaisDeAvisos, canaisDoPublico, podeOuvirAvisos } from './canais.ts'

const operador = { tipo: 'OPERADOR', filiais: [1, 2], veTudo: false } as const
const gerente = { tipo: 'GERENTE', filiais: [1], veTudo: true } as const
const TIPOS = [null, ['OPERADOR'], ['OPERADOR', 'GERENTE'], ['CONSUMIDOR_FINAL']] as const
const publicos = TIPOS.flatMap((tipos) => [null, 1, 2, 3].map((filialId) => ({ tipos, filialId })))

describe('AVI-01 canais de avisos', () => {
  it.each([operador, gerente])('AVI-01 $tipo ouve cada aviso seu uma vez, e nenhum de outros', (sessao) => {
    for (const publico of publicos) {
      const doTipo = publico.tipos === null || (publico.tipos as readonly string[]).includes(sessao.tipo)
      const daFilial =
        publico.filialId === null ||
        sessao.veTudo ||
        (sessao.filiais as readonly number[]).includes(publico.filialId)
      const ouvidos = canaisDoPublico(publico).filter((canal) => podeOuvirAvisos(canal, sessao))
      expect([publico, ouvidos.length]).toEqual([publico, doTipo && daFilial ? 1 : 0])
    }
  })

  it.each([
    'private-avisos-GERENTE-todas',
    'private-avisos-OPERADOR-filial-3',
    'private-avisos-OPERADOR-filial-',
    'private-avisos-OPERADOR-filial-01',
    'private-avisos-OPERADOR',
    'private-avisos-OPERADOR-todas-filial-1',
  ])('SHL-06 o operador não ouve %s', (canal) => {
    expect(podeOuvirAvisos(canal, operador)).toBe(false)
  })

  it.each(['private-avisos-OPERADOR-filial-1', 'private-avisos-GERENTE-filial-0', 'x-filial-1'])(
    'SHL-06 o gerente não ouve %s',
    (canal) => expect(podeOuvirAvisos(canal, gerente)).toBe(false),
  )

  it('SHL-06 o que a tela ouve é o que o servidor deixa ouvir', () => {
    for (const tipo of tiposDeUsuario)
      for (const canal of canaisDeAvisos(tipo, [1, 2]))
        expect(podeOuvirAvisos(canal, { tipo, filiais: [1, 2], veTudo: false })).toBe(true)
  })
})
