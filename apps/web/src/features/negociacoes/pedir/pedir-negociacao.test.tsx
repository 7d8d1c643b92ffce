import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { opcoesDaNegociacao, pedirNegociacao } from '@balcao/dominio/negociacoes/contratos'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { escolher } from '../../../teste/escolher.ts'
import { abrirNaSessao } from '../../../teste/secao.tsx'
import { recusar, responder, usarServidor } from '../../../teste/servidor.ts'
import { provarRecusa } from '../../../teste/valor-recusado.ts'
import { type DeOndeSePede, PedirNegociacao } from './pedir-negociacao.tsx'

const servidor = usarServidor()
const DE: DeOndeSePede = {
  cliente: { valor: 42, nome: 'Padaria São João' },
  produto: { valor: 5, nome: 'Farinha de trigo' },
}

function abrir(de?: DeOndeSePede) {
  const aoFechar = vi.fn()
  servidor.use(
    responder(opcoesDaNegociacao, {
      marcas: ['Sol', 'Mar'],
      categorias: ['Bebidas', 'Massas'],
      planos: [
        { id: 4, desc: '28 dias' },
        { id: 5, desc: 'À vista' },
      ],
    }),
  )
  return { ...abrirNaSessao(<PedirNegociacao {...(de && { de })} aoFechar={aoFechar} />), aoFechar }
}
const campo = (name: string) => screen.findByRole('textbox', { name })
const enviar = () => screen.getByRole('button', { name: 'Pedir aprovação' })

it('GER-09 GES-03 um preço que não se lê fica no campo, e nada se pede', async () => {
  const { usuario } = abrir()
  await provarRecusa('features/negociacoes/pedir/pedir-negociacao.tsx', {
    ...{ usuario, servidor, texto: '1.2.3' },
    campo: await campo('Preço pedido'),
    enviar: () => usuario.click(enviar()),
  })
})

it('GES-03 de onde já se sabe o cliente e o produto, começa no preço; o que o servidor recusa fica no seu campo', async () => {
  const corpos: unknown[] = []
  servidor.use(
    responder(pedirNegociacao, async (pedido) => {
      corpos.push(await pedido.json())
      if (corpos.length === 1)
        return recusar(422, {
          message: 'Confira.',
          campos: { fim: 'Uma negociação vale no máximo 20 dias.' },
        })
      return { id: 1, idAprovacao: 2, message: 'Ok' }
    }),
  )
  const { usuario, aoFechar } = abrir(DE)
  const preco = await campo('Preço pedido')
  expect(preco).toHaveFocus()
  expect(screen.getByRole('combobox', { name: 'Cliente' })).toHaveValue('Padaria São João')
  expect(screen.getByRole('combobox', { name: /^Produto/ })).toHaveValue('Farinha de trigo')
  expect(screen.getByRole('combobox', { name: 'Como' })).toBeEnabled()
  expect(screen.queryByRole('combobox', { name: 'Marca' })).not.toBeInTheDocument()
  expect(screen.queryByRole('combobox', { name: 'Família' })).not.toBeInTheDocument()
  await usuario.type(preco, '9,9')
  await usuario.type(await campo('Quantidade total'), '100')
  await usuario.click(screen.getByRole('checkbox', { name: 'Para um pedido só' }))
  await escolher(usuario, 'Plano de pagamento', 'À vista')
  await usuario.type(await campo('Por que este preço'), 'Concorrente')
  await usuario.click(enviar())
  expect(await screen.findByText('Uma negociação vale no máximo 20 dias.')).toBeVisible()
  expect(aoFechar).not.toHaveBeenCalled()
  expect(preco).toHaveValue('9,90')
  await usuario.click(enviar())
  await waitFor(() => expect(aoFechar).toHaveBeenCalled())
  const hoje = hojeEm(new Date())
  expect(corpos[1]).toEqual({
    ...{ idCli: 42, alvo: 'PRODUTO', idProd: 5, marca: null, categoria: null, tipo: 'PRECO', preco: 9.9 },
    ...{ percentual: null, minimo: 0, quantidadeAte: 100, usoUnico: true, idPlano: 5, inicio: hoje },
    ...{ fim: somarDias(hoje, 30), justificativa: 'Concorrente' },
  })
  expect(corpos[0]).toEqual(corpos[1])
})

it('GES-03 para uma marca ou uma família só se pede desconto, e quem pede diz qual', async () => {
  const { usuario } = abrir()
  expect(await screen.findByRole('combobox', { name: 'Cliente' })).toHaveFocus()
  await escolher(usuario, 'Para quê', 'Marca')
  expect(await campo('Desconto pedido')).toBeVisible()
  const como = screen.getByRole('combobox', { name: 'Como' })
  expect(como).toBeDisabled()
  expect(como).toHaveValue('Desconto sobre a tabela')
  expect(screen.queryByRole('textbox', { name: 'Preço pedido' })).not.toBeInTheDocument()
  expect(screen.queryByRole('combobox', { name: /^Produto/ })).not.toBeInTheDocument()
  await usuario.click(enviar())
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Cliente' })).toBeInvalid())
  await escolher(usuario, 'Marca', 'Sol')
  await escolher(usuario, 'Para quê', 'Família')
  await escolher(usuario, 'Família', 'Massas')
  expect(screen.queryByRole('combobox', { name: 'Marca' })).not.toBeInTheDocument()
})
