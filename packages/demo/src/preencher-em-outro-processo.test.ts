import { pedido } from '@balcao/api/src/features/pedidos/tabelas.ts'
import { abrirDemo, abrirVazio } from '@balcao/api/test/demo-no-banco.ts'
import { expect, inject, it } from 'vitest'
import { preencherEmOutroProcesso } from './preencher-em-outro-processo.ts'

const AGORA = new Date(inject('preenchidoEm'))

it('NEG-01 a demonstração é preenchida por um processo que acaba, com as frases, uma vez só', async () => {
  const { negocio, fechar } = await abrirVazio('boreal')
  const { negocio: igual, fechar: fecharIgual } = await abrirDemo('boreal')
  const ditas: string[] = []
  const preencher = (url = negocio.url) =>
    preencherEmOutroProcesso({ ...negocio, url }, AGORA, (frase) => ditas.push(frase))
  // What it can't do stops the server from starting.
  await expect(preencher('postgres://ninguem:x@127.0.0.1:1/nada')).rejects.toThrow(
    /não puderam ser preenchidos/,
  )
  await preencher()
  await preencher()
  expect(ditas).toEqual([expect.stringContaining('Preenchendo os dados de demonstração')])
  expect(await negocio.banco.$count(pedido)).toBe(await igual.banco.$count(pedido))
  expect(negocio.parametrosGravados()).toHaveLength(igual.parametrosGravados().length)
  await Promise.all([fechar(), fecharIgual()])
})
