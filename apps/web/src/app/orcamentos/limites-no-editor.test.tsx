import { aprovarOrcamento, pedirAprovacaoDoOrcamento } from '@balcao/dominio/orcamentos/aprovacao-contratos'
import { alterarOrcamento } from '@balcao/dominio/orcamentos/edicao'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
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
import { recusar, responder } from '../../teste/servidor.ts'

const servidor = usarServidorDoEditor()

const EXCESSO = {
  tipo: 'PRECO',
  label: 'Preço',
  chave: linhaGravada().chave,
  codigo: '10001',
  texto: 'Desconto de 50% acima do limite de 5%',
  aprovadoPor: null,
  proposta: null,
  podeAprovar: false,
}
const comCafe = (outras: Parameters<typeof edicaoDe>[0] = {}) =>
  edicaoDe({ itens: [linhaGravada()], produtos: [CAFE], ...outras })

async function abrir(edicao = comCafe()) {
  const cenario = servidorDoEditor(edicao)
  servidor.use(...cenario.respostas)
  return { ...(await abrirEditor()), ...cenario }
}
const painel = () => screen.queryByRole('status', { name: 'Acima dos limites: espera aprovação' })
const desconto = () => screen.getByLabelText('Desconto em porcento')

describe('VEN-02 o que passa dos limites, no editor', () => {
  it('VEN-02 diz na linha enquanto se digita, e o que espera depois de salvo', async () => {
    const { usuario } = await abrir()
    expect(painel()).toBeNull()
    servidor.use(
      responder(alterarOrcamento, async (request) => ({
        ...gravada((await request.json()) as Gravacao),
        excessos: [EXCESSO],
      })),
    )
    await usuario.clear(desconto())
    await usuario.type(desconto(), '5{Tab}')
    expect(screen.queryByText(/acima do limite/)).toBeNull()
    await usuario.clear(desconto())
    await usuario.type(desconto(), '50{Tab}')
    await waitFor(() => expect(desconto()).toHaveAccessibleDescription(EXCESSO.texto))
    expect(await screen.findByText(`10001: ${EXCESSO.texto}`)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Aprovar' })).toBeNull()
  })

  it('VEN-02 a bonificação que passa se diz em cada linha que se dá', async () => {
    const texto = 'A bonificação passa de 10% do que se paga'
    await abrir(
      comCafe({
        itens: [linhaGravada({ bonificado: true })],
        excessos: [
          { ...EXCESSO, tipo: 'BONIFICACAO', label: 'Bonificação', chave: null, codigo: null, texto },
        ],
      }),
    )
    const linha = screen.getByRole('row', { name: /Café/ })
    expect(within(linha).getByText(texto)).toBeVisible()
    expect(screen.getByText(`Bonificação: ${texto}`)).toBeVisible()
  })

  it('VEN-02 pedir aprovação leva a mensagem, e diz a quem foi', async () => {
    const pedidos: unknown[] = []
    const { usuario } = await abrir(comCafe({ excessos: [EXCESSO] }))
    servidor.use(
      responder(pedirAprovacaoDoOrcamento, async (request) => {
        pedidos.push(await request.json())
        return { message: 'Carla Dias foi avisada e pode aprovar.' }
      }),
    )
    await usuario.click(screen.getByRole('button', { name: 'Pedir aprovação' }))
    const janela = await screen.findByRole('dialog', { name: 'Pedir aprovação' })
    await usuario.type(within(janela).getByLabelText('Mensagem'), 'É para hoje')
    await usuario.click(within(janela).getByRole('button', { name: 'Pedir aprovação' }))
    expect(await screen.findByText('Carla Dias foi avisada e pode aprovar.')).toBeVisible()
    expect(pedidos).toEqual([{ mensagem: 'É para hoje' }])
  })

  it('VEN-02 a recusa do pedido fica na janela, com o que se escreveu', async () => {
    const { usuario } = await abrir(comCafe({ excessos: [EXCESSO] }))
    const message = 'Ninguém desta filial pode aprovar: avise o administrador.'
    servidor.use(
      responder(pedirAprovacaoDoOrcamento, () => recusar(409, { codigo: 'NINGUEM_APROVA', message })),
    )
    await usuario.click(screen.getByRole('button', { name: 'Pedir aprovação' }))
    const janela = await screen.findByRole('dialog', { name: 'Pedir aprovação' })
    await usuario.type(within(janela).getByLabelText('Mensagem'), 'É para hoje')
    await usuario.click(within(janela).getByRole('button', { name: 'Pedir aprovação' }))
    expect(await within(janela).findByRole('alert')).toHaveTextContent('avise o administrador')
    expect(within(janela).getByLabelText('Mensagem')).toHaveValue('É para hoje')
  })

  it('VEN-02 quem pode aprova com o motivo; aprovado, nada mais espera', async () => {
    const enviados: unknown[] = []
    const cena = await abrir(comCafe({ excessos: [{ ...EXCESSO, podeAprovar: true }] }))
    const { usuario } = cena
    servidor.use(
      responder(aprovarOrcamento, async (request) => {
        enviados.push(await request.json())
        cena.situacao.edicao = comCafe({ versao: 2, excessos: [{ ...EXCESSO, aprovadoPor: 'Carla Dias' }] })
        return { versao: 2, excessos: [], message: 'Orçamento aprovado.' }
      }),
    )
    await usuario.click(screen.getByRole('button', { name: 'Aprovar' }))
    const janela = await screen.findByRole('dialog', { name: 'Aprovar o que passa dos limites' })
    expect(within(janela).getByText(`10001: ${EXCESSO.texto}`)).toBeVisible()
    await usuario.type(within(janela).getByLabelText(/Motivo/), 'Cliente antigo')
    await usuario.click(within(janela).getByRole('button', { name: 'Aprovar o que passa dos limites' }))
    await waitFor(() => expect(enviados).toEqual([{ versao: 1, motivo: 'Cliente antigo' }]))
    await waitFor(() => expect(screen.queryByText('Acima dos limites: espera aprovação')).toBeNull())
  })

  it('GES-03 o que foi aprovado até um tanto se diz, e com um clique o desconto desce a ele', async () => {
    const proposta = { ate: 8, dita: 'até 8%', por: 'Carla Dias', motivo: 'Só desta vez' }
    const envios: Gravacao[] = []
    const { usuario } = await abrir(comCafe({ excessos: [{ ...EXCESSO, proposta }] }))
    servidor.use(
      responder(alterarOrcamento, async (request) => {
        const envio = (await request.json()) as Gravacao
        envios.push(envio)
        return gravada(envio)
      }),
    )
    expect(screen.getByText(`10001: ${EXCESSO.texto}. Carla Dias aprova até 8%`)).toBeVisible()
    await usuario.click(screen.getByRole('button', { name: 'Aceitar o que foi aprovado' }))
    await waitFor(() => expect(envios).toHaveLength(1))
    expect(envios[0]?.itens).toMatchObject([{ desconto: 8, precoDigitado: null }])
    await waitFor(() => expect(painel()).toBeNull())
  })
})
