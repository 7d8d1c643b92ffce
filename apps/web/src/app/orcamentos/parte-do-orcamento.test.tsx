import { converterOrcamento, preverConversao, preverParte } from '@balcao/dominio/orcamentos/conversao'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { digitarDepressa } from '../../teste/digitar-depressa.ts'
import {
  ACUCAR,
  abrirEditor,
  CAFE,
  edicaoDe,
  linhaGravada,
  servidorDoEditor,
  usarServidorDoEditor,
} from '../../teste/orcamento-em-edicao.ts'
import { PREVIA } from '../../teste/previa-da-conversao.ts'
import { recusar, responder } from '../../teste/servidor.ts'
import { provarRecusa } from '../../teste/valor-recusado.ts'

const servidor = usarServidorDoEditor()

const [UMA, OUTRA] = [
  linhaGravada({ chave: 'linha-cafe', qtde: 10 }),
  linhaGravada({ chave: 'linha-acucar', idProd: ACUCAR.id, idEmb: ACUCAR.embalagens[0]?.id ?? 0, qtde: 4 }),
] as const
const DA_PARTE = { ...PREVIA, assinatura: 'da-parte', resta: 2, vlTot: { orcado: 140, pedido: 30 } }

async function abrir(previa = PREVIA) {
  const pedidas: unknown[] = []
  const feitos: unknown[] = []
  const anotar = (onde: unknown[], resposta: object) => async (request: Request) => {
    onde.push(await request.json())
    return resposta
  }
  servidor.use(
    ...servidorDoEditor(edicaoDe({ itens: [UMA, OUTRA], produtos: [CAFE, ACUCAR] })).respostas,
    responder(preverConversao, previa),
    responder(preverParte, anotar(pedidas, DA_PARTE) as never),
    responder(
      converterOrcamento,
      anotar(feitos, { idPedido: 31, bloqueado: false, message: 'Feito.' }) as never,
    ),
  )
  const tela = await abrirEditor()
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Adicionar produto' })).toHaveFocus())
  await digitarDepressa('{F9}')
  const janela = within(await screen.findByRole('dialog', { name: 'Fazer pedido' }))
  await janela.findByText('Total do pedido')
  const clicar = async (nome: string) => tela.usuario.click(await janela.findByRole('button', { name: nome }))
  return { ...tela, janela, pedidas, feitos, clicar }
}

describe('VEN-02 parte de um orçamento', () => {
  it('VEN-02 escolhe-se o que vai e quanto; a prévia diz o que fica, e o pedido leva só isso', async () => {
    const { usuario, janela, pedidas, feitos, clicar } = await abrir()
    expect(janela.getByText('Vai o orçamento inteiro.')).toBeVisible()
    await clicar('Pedir só uma parte')
    await usuario.click(janela.getByRole('checkbox', { name: new RegExp(ACUCAR.descricaocompleta) }))
    const quanto = janela.getByLabelText(`Quanto vai de ${CAFE.descricaocompleta}`)
    await usuario.clear(quanto)
    await usuario.type(quanto, '3')
    await clicar('Ver o pedido')
    expect(await janela.findByText('2 itens ficam no orçamento, que segue em aberto.')).toBeVisible()
    await clicar('Fazer pedido')
    const parte = [{ chave: UMA.chave, qtde: 3 }]
    await waitFor(() => expect(feitos).toEqual([{ versao: PREVIA.versao, assinatura: 'da-parte', parte }]))
    expect(pedidas).toEqual([{ parte }])
  })

  it('VEN-02 mais do que se orçou é dito no item, e nada se pede; nenhum item também não', async () => {
    const { usuario, janela, pedidas, clicar } = await abrir()
    await clicar('Pedir só uma parte')
    const quanto = janela.getByLabelText(`Quanto vai de ${CAFE.descricaocompleta}`)
    await usuario.clear(quanto)
    await usuario.type(quanto, '12')
    await clicar('Ver o pedido')
    expect(await janela.findByText('O orçamento só tem 10.')).toBeVisible()
    await usuario.clear(quanto)
    await clicar('Ver o pedido')
    expect(await janela.findByText('Informe quanto vai.')).toBeVisible()
    const todos = janela.getByRole('checkbox', { name: 'Todos os itens' })
    await usuario.click(todos)
    await clicar('Ver o pedido')
    expect(pedidas).toEqual([])
    await clicar('Voltar')
    expect(await janela.findByText('Vai o orçamento inteiro.')).toBeVisible()
  })

  it('VEN-02 o que falta em estoque pode ficar no orçamento; pedir tudo volta ao inteiro', async () => {
    const falta = {
      chave: UMA.chave,
      idExibicao: '10001',
      descNF: 'Café',
      emb: 'UN',
      pedida: 10,
      atendida: 6,
    }
    const { janela, pedidas, clicar } = await abrir({ ...PREVIA, faltas: [falta] })
    expect(janela.getByText('O que falta fica no pedido como item removido.')).toBeVisible()
    await clicar('Deixar o que falta no orçamento')
    expect(await janela.findByText('2 itens ficam no orçamento, que segue em aberto.')).toBeVisible()
    expect(pedidas).toEqual([
      {
        parte: [
          { chave: UMA.chave, qtde: 10 },
          { chave: OUTRA.chave, qtde: 4 },
        ],
      },
    ])
    await clicar('Pedir tudo')
    expect(await janela.findByText('O que falta fica no pedido como item removido.')).toBeVisible()
  })

  it('ERR-02 o que o servidor recusa é dito, e o que se escolheu fica', async () => {
    const { usuario, janela, clicar } = await abrir()
    servidor.use(
      responder(
        preverParte,
        recusar(422, { message: 'Confira.', campos: { [`parte.${UMA.chave}.qtde`]: 'De 2 em 2.' } }),
      ),
    )
    await clicar('Pedir só uma parte')
    const quanto = janela.getByLabelText(`Quanto vai de ${CAFE.descricaocompleta}`)
    await usuario.clear(quanto)
    await usuario.type(quanto, '3')
    await clicar('Ver o pedido')
    expect(await janela.findByText('De 2 em 2.')).toBeVisible()
    expect(quanto).toHaveValue('3')
  })

  it('GER-09 um valor recusado não vai, nem some', async () => {
    const { usuario, janela, clicar } = await abrir()
    await clicar('Pedir só uma parte')
    await provarRecusa('features/orcamentos/editor/dialogos/escolher-parte.tsx', {
      ...{ usuario, servidor, texto: '1,2,3', colado: true },
      campo: janela.getByLabelText(`Quanto vai de ${CAFE.descricaocompleta}`),
      enviar: () => clicar('Ver o pedido'),
    })
  })
})
