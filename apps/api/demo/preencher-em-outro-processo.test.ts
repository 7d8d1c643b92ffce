import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { produto } from '../src/features/produtos/tabelas.ts'
import { type AppDeTeste, criarAppDeTeste } from '../test/app-de-teste.ts'
import { CATEGORIAS_COM_FOTO } from './classificar-produtos.ts'
import { preencherEmOutroProcesso } from './preencher-em-outro-processo.ts'

describe('NEG-01 a demonstração preenchida por um processo que acaba', () => {
  let teste: AppDeTeste
  beforeAll(async () => {
    teste = await criarAppDeTeste()
  })
  afterAll(() => teste.fechar())

  const preencher = async (negocio = teste.negocio()) => {
    const ditos: string[] = []
    await preencherEmOutroProcesso(negocio, teste.agora(), (frase) => ditos.push(frase))
    return ditos
  }

  it('recebe o que falta, com as frases, uma vez só', async () => {
    const { banco } = teste.negocio()
    await banco.update(produto).set({ anexoObrigatorio: false })
    expect(await preencher()).toEqual([expect.stringContaining('produtos que pedem foto')])
    const fotos = banco.select({ exige: produto.anexoObrigatorio }).from(produto)
    const daCategoria = await fotos.where(inArray(produto.categoria, [...CATEGORIAS_COM_FOTO]))
    expect(new Set(daCategoria.map(({ exige }) => exige))).toEqual(new Set([true]))
    expect(await preencher()).toEqual([])
  })

  it('quando não consegue, o servidor não começa', async () => {
    await teste.negocio().banco.update(produto).set({ anexoObrigatorio: false })
    const url = 'postgres://ninguem:x@127.0.0.1:1/nada'
    await expect(preencher({ ...teste.negocio(), url })).rejects.toThrow(/não puderam ser preenchidos/)
  })
})
