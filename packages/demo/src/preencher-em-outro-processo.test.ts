import { pedido } from '@balcao/api/src/features/pedidos/tabelas.ts'
import { abrirDemo, abrirVazio } from '@balcao/api/test/demo-no-banco.ts'
import { expect, inject, it } from 'vitest'
import { preencherEmOutroProcesso } from './preencher-em-outro-processo.ts'

const AGORA = new Date(inject('preenchidoEm'))

// The templates of the run are filled by it (apps/api/test/modelos.ts), and only there: it takes half a minute.
it.each(['aurora', 'boreal'])(
  'NEG-01 a demonstração é preenchida por um processo que acaba, com as frases, uma vez só: %s',
  async (id) => {
    const { negocio, fechar } = await abrirDemo(id)
    const { configuracao, banco } = negocio
    expect(inject('preenchidos')[id]).toEqual({
      frases: [`Preenchendo os dados de demonstração de ${configuracao.nome}…`],
      parametros: negocio.parametrosGravados().length,
    })
    expect(negocio.parametrosGravados().length).toBeGreaterThan(0)
    const pedidos = await banco.$count(pedido)
    expect(pedidos).toBeGreaterThan(0)
    const ditas: string[] = []
    await preencherEmOutroProcesso(negocio, AGORA, (frase) => ditas.push(frase))
    expect([ditas, await banco.$count(pedido)]).toEqual([[], pedidos])
    await fechar()
  },
)

it('NEG-01 o que não pôde ser preenchido impede o início', async () => {
  const { negocio, fechar } = await abrirVazio('boreal')
  const url = 'postgres://ninguem:x@127.0.0.1:1/nada'
  await expect(preencherEmOutroProcesso({ ...negocio, url }, AGORA, () => undefined)).rejects.toThrow(
    /não puderam ser preenchidos/,
  )
  await fechar()
})
