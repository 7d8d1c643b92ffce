import { CATALOGO, CONTRATOS_DO_CATALOGO } from '@balcao/dominio/catalogo/assuntos'
import {
  abrirProduto,
  enviarImagemDoProduto,
  listarProdutosMantidos,
  tirarImagemDoProduto,
} from '@balcao/dominio/produtos/manter'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { abrirPortal, respostasDoPortal } from '../../../teste/abrir-portal.tsx'
import { paginaDe } from '../../../teste/secao.tsx'
import { responder, usarServidor } from '../../../teste/servidor.ts'

const servidor = usarServidor()
const { campos } = CATALOGO.produto
const contratos = CONTRATOS_DO_CATALOGO.produto
const quando = { datahora_atualizacao: '2026-11-18T12:00:00.000Z', atualizadaPor: 'Helena Prado' }
const { imagemId: _imagem, ...escritos } = campos
const VALORES = {
  ...Object.fromEntries(Object.keys(escritos).map((campo) => [campo, ''])),
  codigo: '1008',
  descricaoCompleta: 'Café moído',
  descricao: 'Café',
  marca: 'Serra',
  categoria: 'Cafés',
  unidade: 'UN',
  embalagens: 'UN;1;1;1',
  ncm: '09012100',
  pesoLiquido: '0.5',
  pesoBruto: '0.5',
  altura: '0',
  largura: '0',
  comprimento: '0',
  anexoObrigatorio: 'N',
}
const COM_MARCAS = { ...campos, marca: { ...campos.marca, sugestoes: ['Serra', 'Sol'] } }

function abrir(caminho: string, muda: { ativo?: boolean; imagemId?: string } = {}) {
  const { ativo = true, imagemId = '' } = muda
  const pedidos: [string, unknown][] = []
  const feito = async (pedido: Request) => {
    pedidos.push([new URL(pedido.url).pathname.split('/produtos')[1] ?? '', await pedido.json()])
    return { message: 'Feito.', id: 8, versao: 5 }
  }
  servidor.use(
    ...respostasDoPortal(),
    responder(listarProdutosMantidos, () =>
      paginaDe([
        {
          id: 8,
          versao: 4,
          ativo: true,
          idExibicao: '1008',
          descricao: 'Café moído',
          marca: 'Serra',
          familia: 'Cafés',
          unidade: 'UN',
          codigo_barras: '',
          ncm: '09012100',
          idImagem: '',
          ...quando,
        },
      ]),
    ),
    responder(abrirProduto, {
      campos: COM_MARCAS,
      itens: [{ id: 8, versao: 4, ativo, nome: 'Café moído', valores: { ...VALORES, imagemId }, ...quando }],
    }),
    responder(contratos.listar, { campos: COM_MARCAS, itens: [] }),
    ...([contratos.criar, contratos.alterar, contratos.retirar] as const).map((contrato) =>
      responder(contrato, feito as never),
    ),
  )
  return { ...abrirPortal(caminho), pedidos }
}

it('ADM-07 um produto se abre da lista, muda na versão que se viu e oferece as marcas que há', async () => {
  const { usuario, pedidos } = abrir('/administracao/comercial/produtos')
  await usuario.click(await screen.findByText('Café moído'))
  const janela = await screen.findByRole('dialog', { name: 'Produto' })
  const marca = within(janela).getByRole('combobox', { name: /Marca/ })
  expect(document.getElementById(marca.getAttribute('list') ?? '')?.children).toHaveLength(2)
  await usuario.clear(marca)
  await usuario.type(marca, 'Sol')
  await usuario.click(within(janela).getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(pedidos).toEqual([['/8', { valores: { ...VALORES, marca: 'Sol' }, versao: 4 }]]))
})

it('ADM-07 o novo começa com uma embalagem, e recusa no campo o que não confere', async () => {
  const { usuario, pedidos } = abrir('/administracao/comercial/produtos')
  await usuario.click(await screen.findByRole('button', { name: 'Novo produto' }))
  const janela = await screen.findByRole('dialog', { name: 'Novo produto' })
  const barras = within(janela).getByRole('textbox', { name: /Código de barras/ })
  await usuario.type(barras, '7891000000024')
  await usuario.tab()
  expect(await within(janela).findByText(/o último confere os outros/)).toBeVisible()
  expect(within(janela).getByRole('textbox', { name: /^Embalagem/ })).toHaveValue('UN')
  expect(pedidos).toEqual([])
})

it('ADM-07 a imagem se escolhe, se vê e vai na versão que se viu', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
  const enviados: Record<string, unknown>[] = []
  servidor.use(
    responder(enviarImagemDoProduto, async (pedido) => {
      const dados = await pedido.formData()
      enviados.push({ versao: dados.get('versao'), arquivo: (dados.get('arquivo[]') as File).name })
      return { message: 'Imagem guardada.', id: 8, versao: 5 }
    }),
  )
  const { usuario } = abrir('/administracao/comercial/produtos?item=8')
  const janela = await screen.findByRole('dialog', { name: 'Produto' })
  await usuario.click(within(janela).getByRole('button', { name: 'Enviar imagem' }))
  const arquivo = new File([new Uint8Array(10)], 'foto.png', { type: 'image/png' })
  await usuario.upload(within(janela).getByLabelText('Imagem do produto', { selector: 'input' }), arquivo)
  expect(await within(janela).findByRole('img', { name: 'Como vai aparecer' })).toHaveAttribute(
    'src',
    'blob:x',
  )
  await usuario.click(within(janela).getByRole('button', { name: 'Guardar imagem' }))
  await waitFor(() => expect(enviados).toEqual([{ versao: '4', arquivo: 'foto.png' }]))
})

it('ADM-07 a imagem se tira na versão que se viu; a do retirado só se vê', async () => {
  const { usuario, pedidos, unmount } = abrir('/administracao/comercial/produtos?item=8', {
    imagemId: 'png-1',
  })
  servidor.use(
    responder(tirarImagemDoProduto, async (pedido) => {
      pedidos.push(['imagem', await pedido.json()])
      return { message: 'Imagem tirada.', id: 8, versao: 5 }
    }),
  )
  await usuario.click(await screen.findByRole('button', { name: 'Tirar imagem' }))
  await waitFor(() => expect(pedidos).toEqual([['imagem', { versao: 4 }]]))
  unmount()
  abrir('/administracao/comercial/produtos?item=8', { imagemId: 'png-1', ativo: false })
  expect(await screen.findByRole('img', { name: 'Café moído' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /imagem$/ })).toBeNull()
})
