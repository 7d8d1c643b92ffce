import {
  despublicarVariosArtigos,
  listarArtigos,
  listarTiposDeArtigo,
  publicarVariosArtigos,
} from '@balcao/dominio/faq/contratos'
import { montarPaginator } from '@balcao/dominio/listas/paginacao'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { abrirPortal, respostasDoPortal } from '../../teste/abrir-portal.tsx'
import { artigoDaLista } from '../../teste/artigo.ts'
import { cargaDe } from '../../teste/carga.ts'
import { responder, usarServidor } from '../../teste/servidor.ts'

const servidor = usarServidor()
const ITENS = [
  artigoDaLista(1, { versao: 3, publicado: false }),
  artigoDaLista(2, { versao: 5, publico: 'INTERNO' }),
]
let pedidos: string[] = []
beforeEach(() => {
  pedidos = []
})

function abrir(caminho: string, tipo: TipoDeUsuario = 'SUPERVISOR') {
  servidor.use(
    ...respostasDoPortal(cargaDe(tipo)),
    responder(listarTiposDeArtigo, { itens: [{ id: 2, descricao: 'Boletos', quantidade: 2 }] }),
    responder(listarArtigos, ({ url }) => {
      pedidos.push(new URL(url).search)
      return { itens: ITENS, paginator: montarPaginator(1, 20, ITENS.length) }
    }),
  )
  return abrirPortal(caminho)
}
const linha = async (titulo: string) => (await screen.findByText(titulo)).closest('tr') as HTMLElement

it('FAQ-01 quem escreve filtra por situação e ordena; a linha leva à edição', async () => {
  const { usuario, roteador } = abrir('/faq/artigos')
  const rascunho = await linha('Artigo 1')
  expect(rascunho).toHaveTextContent('Rascunho')
  expect(within(rascunho).getByRole('link')).toHaveAttribute('href', '/artigo/1/editar')
  expect(await linha('Artigo 2')).toHaveTextContent('Só a equipe')
  await usuario.click(await screen.findByRole('combobox', { name: 'Situação' }))
  await usuario.click(await screen.findByRole('option', { name: 'Rascunho' }))
  await usuario.click(await screen.findByRole('button', { name: 'Atualizado' }))
  await waitFor(() =>
    expect(roteador.state.location.searchStr).toBe('?situacao=RASCUNHO&orderBy=dtAtualizacao'),
  )
  await waitFor(() => expect(pedidos.at(-1)).toBe('?take=20&situacao=RASCUNHO&orderBy=dtAtualizacao'))
})

it('FAQ-01 publica os escolhidos depois de perguntar, e diz qual não foi e por quê', async () => {
  const corpos: unknown[] = []
  const { usuario } = abrir('/faq/artigos')
  servidor.use(
    responder(publicarVariosArtigos, async (request) => {
      corpos.push(await request.json())
      const resultados = [
        { id: 1, feito: true, message: 'Artigo publicado.', versao: 4 },
        { id: 2, feito: false, message: 'Este artigo já está publicado.', versao: null },
      ]
      return { feitos: 1, resultados }
    }),
    responder(despublicarVariosArtigos, async (request) => {
      corpos.push(await request.json())
      return { feitos: 1, resultados: [{ id: 2, feito: true, message: 'Ok', versao: 6 }] }
    }),
  )
  const marcar = async (titulo: string) =>
    usuario.click(within(await linha(titulo)).getByRole('checkbox', { name: `Selecionar artigo ${titulo}` }))
  await marcar('Artigo 1')
  expect(screen.queryByRole('button', { name: 'Tirar do ar' })).not.toBeInTheDocument()
  await marcar('Artigo 2')
  await usuario.click(await screen.findByRole('button', { name: 'Publicar' }))
  const pergunta = within(await screen.findByRole('dialog', { name: 'Publicar 2 artigos?' }))
  await usuario.click(pergunta.getByRole('button', { name: 'Publicar' }))
  const recusa = within(await screen.findByRole('dialog', { name: '1 artigo não foi publicado' }))
  expect(recusa.getByRole('listitem')).toHaveTextContent('Artigo Artigo 2Este artigo já está publicado.')
  await usuario.click(recusa.getByRole('button', { name: 'Entendi' }))
  await marcar('Artigo 2')
  await usuario.click(await screen.findByRole('button', { name: 'Tirar do ar' }))
  const outra = within(await screen.findByRole('dialog', { name: 'Tirar o artigo do ar?' }))
  await usuario.click(outra.getByRole('button', { name: 'Tirar do ar' }))
  await screen.findByText('1 artigo tirado do ar.')
  expect(corpos).toEqual([
    {
      artigos: [
        { id: 1, versao: 3 },
        { id: 2, versao: 5 },
      ],
    },
    { artigos: [{ id: 2, versao: 5 }] },
  ])
})

it('PER-01 quem só lê não chega à lista de quem escreve', async () => {
  abrir('/faq/artigos', 'OPERADOR')
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1))
  expect(screen.queryByRole('heading', { level: 1, name: 'Artigos' })).not.toBeInTheDocument()
  expect(pedidos).toEqual([])
})
