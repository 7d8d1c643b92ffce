import { converterOrcamento, preverConversao } from '@balcao/dominio/orcamentos/conversao'
import { alterarOrcamento } from '@balcao/dominio/orcamentos/edicao'
import { obterPedido } from '@balcao/dominio/pedidos/contratos'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  abrirEditor,
  CAFE,
  edicaoDe,
  type Gravacao,
  gravada,
  linhaGravada,
  servidorDoEditor,
  usarServidorDoEditor,
} from '../../teste/orcamento-em-edicao.ts'
import { PREVIA } from '../../teste/previa-da-conversao.ts'
import { recusar, responder, semRede } from '../../teste/servidor.ts'

const servidor = usarServidorDoEditor()

async function abrir() {
  servidor.use(...servidorDoEditor(edicaoDe({ itens: [linhaGravada()], produtos: [CAFE] })).respostas)
  return abrirEditor()
}

it('VEN-02, TIC-13 a gravação cuja resposta se perdeu vai de novo com a mesma chave e o mesmo corpo', async () => {
  const { usuario } = await abrir()
  const recebidas: { chave: string | null; corpo: Gravacao }[] = []
  servidor.use(
    responder(alterarOrcamento, async (request) => {
      const corpo = (await request.json()) as Gravacao
      recebidas.push({ chave: request.headers.get('Idempotency-Key'), corpo })
      return recebidas.length === 1 ? semRede() : gravada(corpo)
    }),
  )
  await usuario.type(await screen.findByLabelText('Desconto em porcento'), '3{Enter}')
  await screen.findByText('Sem conexão: guardado neste aparelho')
  await usuario.clear(screen.getByLabelText('Desconto em porcento'))
  await usuario.type(screen.getByLabelText('Desconto em porcento'), '4{Enter}')
  await waitFor(() => expect(recebidas).toHaveLength(3))
  const [perdida, repetida, outra] = recebidas
  expect(perdida?.chave).toBeTruthy()
  expect(repetida).toEqual(perdida)
  expect(perdida?.corpo).toMatchObject({ versao: 1, itens: [{ desconto: 3 }] })
  expect(outra?.corpo).toMatchObject({ versao: 2, itens: [{ desconto: 4 }] })
  expect(outra?.chave).not.toBe(perdida?.chave)
})

type Sim = { chave: string | null; assinatura: string }

/** The preview changes at each reading; each yes gets the next of the answers. */
async function converter(respostas: Response[]) {
  const tela = await abrir()
  const lidas: string[] = []
  const enviados: Sim[] = []
  servidor.use(
    responder(preverConversao, () => {
      const assinatura = `lida-${lidas.length + 1}`
      lidas.push(assinatura)
      return { ...PREVIA, assinatura, vlTot: { orcado: 20, pedido: 20 + lidas.length } }
    }),
    responder(obterPedido, recusar(404, { message: 'Registro não encontrado.' })),
    responder(converterOrcamento, async (request) => {
      const { assinatura } = (await request.json()) as Sim
      enviados.push({ chave: request.headers.get('Idempotency-Key'), assinatura })
      return respostas.shift() ?? { idPedido: 31, bloqueado: false, message: 'Pedido 31 incluído.' }
    }),
  )
  await tela.usuario.keyboard('{F9}')
  const dialogo = within(await screen.findByRole('dialog', { name: 'Fazer pedido' }))
  const total = (quanto: RegExp) => dialogo.findByText(quanto, { selector: 'strong' })
  await total(/21,00/)
  const sim = async () => tela.usuario.click(dialogo.getByRole('button', { name: 'Fazer pedido' }))
  return { ...tela, dialogo, total, sim, lidas, enviados }
}
const MUDOU = 'O orçamento mudou: confira antes de confirmar.'

it('VEN-02 o pedido recusado porque algo mudou diz isso, mostra como fica agora, e o sim seguinte é ao que se vê', async () => {
  const { roteador, dialogo, total, sim, lidas, enviados } = await converter([
    recusar(409, { codigo: 'ALTERADO_POR_OUTRA_PESSOA', message: MUDOU }),
  ])
  await sim()
  expect(await dialogo.findByText(MUDOU)).toBeVisible()
  await total(/22,00/)
  expect(lidas).toEqual(['lida-1', 'lida-2'])
  await sim()
  await waitFor(() => expect(roteador.state.location.pathname).toBe('/pedidos/31'))
  expect(enviados.map(({ assinatura }) => assinatura)).toEqual(['lida-1', 'lida-2'])
  expect(enviados[0]?.chave).not.toBe(enviados[1]?.chave)
})

it('VEN-02, TIC-13 o sim cuja resposta se perdeu vai de novo igual, com a mesma chave', async () => {
  const { roteador, dialogo, sim, lidas, enviados } = await converter([semRede()])
  await sim()
  expect(await dialogo.findByRole('alert')).toBeVisible()
  expect(lidas).toEqual(['lida-1'])
  await sim()
  await waitFor(() => expect(roteador.state.location.pathname).toBe('/pedidos/31'))
  expect(enviados[1]).toEqual(enviados[0])
})

it('VEN-02 depois de recusado por outra razão, a prévia volta a ouvir o que muda', async () => {
  const { cliente, dialogo, total, sim, lidas } = await converter([recusar(403, { message: 'Não pode.' })])
  await sim()
  expect(await dialogo.findByText('Não pode.')).toBeVisible()
  expect(lidas).toHaveLength(1)
  await cliente.invalidateQueries()
  await total(/22,00/)
})
