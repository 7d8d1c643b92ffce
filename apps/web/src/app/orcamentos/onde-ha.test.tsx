import { produtosPorCodigo } from '@balcao/dominio/orcamentos/edicao'
import type { ProdutoNoEditor } from '@balcao/dominio/orcamentos/produto-no-editor'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
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
import { recusar, responder } from '../../teste/servidor.ts'

const servidor = usarServidorDoEditor()

const EM_FALTA: ProdutoNoEditor = {
  ...CAFE,
  precos: CAFE.precos.map((preco) => ({ ...preco, qtEst: 0, nivel: 3 as const })),
  alternativas: {
    filiais: [{ nome: 'Aurora Campinas', qtEst: 1250 }],
    substitutos: [
      {
        idExibicao: ACUCAR.idExibicao,
        descricaocompleta: ACUCAR.descricaocompleta,
        und: 'UN',
        qtEst: 40,
      },
    ],
  },
}

async function abrir(produto = EM_FALTA) {
  const cenario = servidorDoEditor(edicaoDe({ itens: [linhaGravada({ qtde: 7 })], produtos: [produto] }))
  servidor.use(
    responder(produtosPorCodigo, {
      encontrados: [{ codigo: ACUCAR.idExibicao, produto: ACUCAR }],
      naoEncontrados: [],
    }),
    ...cenario.respostas,
  )
  const tela = await abrirEditor()
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Adicionar produto' })).toHaveFocus())
  return { ...tela, ...cenario }
}
const naGrade = () => within(screen.getByRole('table', { name: 'Itens do orçamento' }))

it('VEN-02 na linha sem estoque, outras filiais e o que vai no lugar; trocar põe tanto quanto e tira a linha', async () => {
  const { usuario, gravacoes } = await abrir()
  const [botao] = naGrade().getAllByRole('button', { name: /^Onde há/ })
  if (!botao) throw new Error('não há onde apertar')
  await usuario.click(botao)
  const janela = within(await screen.findByRole('dialog', { name: 'Onde há' }))
  expect(janela.getByText('Aurora Campinas').closest('li')).toHaveTextContent('1.250 UN')
  await usuario.click(await janela.findByRole('button', { name: `Trocar por ${ACUCAR.descricaocompleta}` }))
  await waitFor(() => expect(gravacoes.at(-1)?.removidos).toHaveLength(1))
  // Seven of one, and the other is sold in sixes.
  expect(gravacoes.flatMap(({ itens = [] }) => itens)).toMatchObject([{ idProd: ACUCAR.id, qtde: 12 }])
  expect(screen.queryByRole('dialog', { name: 'Onde há' })).not.toBeInTheDocument()
})

it('VEN-02 na busca, a opção sem estoque diz onde há e o que vai no lugar', async () => {
  await abrir()
  servidor.use(
    responder(produtosPorCodigo, {
      encontrados: [{ codigo: '10001', produto: EM_FALTA }],
      naoEncontrados: [],
    }),
  )
  await digitarDepressa('10001{Enter}')
  const dito = await screen.findByText('Há em Aurora Campinas 1.250 UN')
  expect(dito.parentElement).toHaveTextContent(`No lugar: 10002 ${ACUCAR.descricaocompleta}`)
})

it('VEN-02 onde não há nada a dizer não há botão; e o que não se achou é dito, com outra tentativa', async () => {
  const { usuario } = await abrir({ ...EM_FALTA, alternativas: { filiais: [], substitutos: [] } })
  expect(naGrade().queryByRole('button', { name: /^Onde há/ })).not.toBeInTheDocument()
  await usuario.click(naGrade().getByRole('button', { name: /^Ações de/ }))
  await usuario.click(await screen.findByRole('menuitem', { name: 'Onde há, e o que vai no lugar' }))
  expect(await screen.findByText('Nenhuma outra filial tem.')).toBeVisible()
})

it('ERR-04 o que vai no lugar não veio: diz-se, e tenta-se de novo', async () => {
  const { usuario } = await abrir()
  servidor.use(responder(produtosPorCodigo, recusar(503, { message: 'Fora do ar.' })))
  const [botao] = naGrade().getAllByRole('button', { name: /^Onde há/ })
  if (!botao) throw new Error('não há onde apertar')
  await usuario.click(botao)
  expect(await screen.findByText(/Fora do ar\./)).toBeVisible()
})
