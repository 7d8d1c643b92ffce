import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { limparConsultas } from './limpar-consultas.ts'
import { guardarConsulta } from './queries.ts'
import { consultaExterna } from './tabelas.ts'

const DIA = 24 * 3_600_000

describe('respostas guardadas', () => {
  let teste: AppDeTeste
  beforeAll(async () => {
    teste = await criarAppDeTeste()
  })
  afterAll(() => teste.fechar())

  it('CAD-09 a que ninguém renovou em um ano sai; a mais nova fica', async () => {
    const negocio = teste.negocio()
    const agora = teste.agora()
    const guardar = (chave: string, dias: number) =>
      guardarConsulta(negocio.banco, {
        tipo: 'CEP',
        chave,
        fonte: 'VIACEP',
        resposta: null,
        consultadoEm: new Date(agora.getTime() - dias * DIA),
      })
    await guardar('01001000', 366)
    await guardar('01001001', 364)
    expect(await limparConsultas(negocio, agora)).toBe(1)
    const restam = await negocio.banco.select({ chave: consultaExterna.chave }).from(consultaExterna)
    expect(restam).toEqual([{ chave: '01001001' }])
  })
})
