import type { EtiquetaDaLista } from '@balcao/dominio/etiquetas/campos'
import {
  alterarEtiqueta,
  criarEtiqueta,
  excluirEtiqueta,
  listarEtiquetas,
  restaurarEtiqueta,
} from '@balcao/dominio/etiquetas/contratos'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { abrirPortal, respostasDoPortal } from '../../teste/abrir-portal.tsx'
import { cargaDe } from '../../teste/carga.ts'
import { escolher } from '../../teste/escolher.ts'
import { paginaDe } from '../../teste/secao.tsx'
import { recusar, responder, usarServidor } from '../../teste/servidor.ts'

const servidor = usarServidor()
const FRAGIL: EtiquetaDaLista = {
  ...{ id: 3, nome: 'Frágil', cor: 'vermelho', versao: 4 },
  ...{ datahora_atualizacao: '2026-11-01T12:00:00Z', atualizadaPor: 'Ana Prado' },
}

function abrir() {
  const corpos: unknown[] = []
  const guardar = async (pedido: Request) => {
    corpos.push(await pedido.json())
    return FRAGIL
  }
  servidor.use(
    ...respostasDoPortal(cargaDe('GERENTE')),
    responder(listarEtiquetas, paginaDe([FRAGIL])),
    responder(criarEtiqueta, guardar),
    responder(alterarEtiqueta, guardar),
  )
  return { ...abrirPortal('/etiquetas'), corpos }
}
const fecharSe = (janela: HTMLElement) => waitFor(() => expect(janela).not.toBeInTheDocument())

it('MES-06 a nova começa azul, mostra-se como fica, e vai com o nome e a cor que se escolhem', async () => {
  const { usuario, corpos } = abrir()
  await usuario.click(await screen.findByRole('button', { name: 'Nova etiqueta' }))
  const janela = await screen.findByRole('dialog', { name: 'Nova etiqueta' })
  const nome = await within(janela).findByRole('textbox', { name: 'Nome' })
  expect(within(janela).getByRole('combobox', { name: 'Cor' })).toHaveValue('Azul')
  expect(within(janela).getByText('Assim fica no ticket')).toBeInTheDocument()
  const criar = () => usuario.click(within(janela).getByRole('button', { name: 'Criar' }))
  await criar()
  await waitFor(() => expect(nome).toBeInvalid())
  await usuario.type(nome, 'Urgente')
  expect(within(janela).getByText('Urgente')).toBeInTheDocument()
  await escolher(usuario, 'Cor', 'Verde', '', within(janela))
  await criar()
  await fecharSe(janela)
  expect(corpos).toEqual([{ nome: 'Urgente', cor: 'verde' }])
})

it('MES-06 a que se muda vai com a versão que se viu, e com a de agora depois de um conflito', async () => {
  const { usuario, corpos } = abrir()
  servidor.use(
    responder(alterarEtiqueta, async (pedido) => {
      corpos.push(await pedido.json())
      if (corpos.length > 1) return FRAGIL
      return recusar(409, { codigo: 'ALTERADO_POR_OUTRA_PESSOA', message: 'Alterada.', mudancas: [] })
    }),
  )
  await usuario.click(await screen.findByText('Frágil'))
  const janela = await screen.findByRole('dialog', { name: 'Editar etiqueta' })
  const nome = await within(janela).findByRole('textbox', { name: 'Nome' })
  await usuario.type(nome, ' e caro')
  const salvar = () => usuario.click(within(janela).getByRole('button', { name: 'Salvar' }))
  await salvar()
  await within(janela).findByText('Esta etiqueta mudou enquanto você preenchia')
  const outra = { ...FRAGIL, id: 9, versao: 99 }
  servidor.use(
    responder(listarEtiquetas, ({ url }) =>
      paginaDe(url.includes('page=2') ? [{ ...FRAGIL, versao: 6 }] : [outra], { take: 100, total: 101 }),
    ),
  )
  await usuario.click(within(janela).getByRole('button', { name: 'Ver como está agora' }))
  await waitFor(() => expect(within(janela).queryByText(/mudou enquanto/)).not.toBeInTheDocument())
  await salvar()
  await fecharSe(janela)
  expect(corpos).toEqual([4, 6].map((versao) => ({ nome: 'Frágil e caro', cor: 'vermelho', versao })))
})

it('MES-06 a que se exclui volta na versão em que ficou', async () => {
  const { usuario } = abrir()
  const idas: unknown[] = []
  servidor.use(
    responder(excluirEtiqueta, ({ url }) => {
      idas.push(new URL(url).searchParams.get('versao'))
      return { message: 'Excluída.', versao: 5 }
    }),
    responder(restaurarEtiqueta, async (pedido) => {
      idas.push(await pedido.json())
      return { message: 'De volta.', versao: 6 }
    }),
  )
  await usuario.click(await screen.findByText('Frágil'))
  const janela = await screen.findByRole('dialog', { name: 'Editar etiqueta' })
  await usuario.click(await within(janela).findByRole('button', { name: 'Excluir' }))
  await fecharSe(janela)
  await usuario.click(await screen.findByRole('button', { name: 'Desfazer' }))
  await screen.findByText('De volta.')
  expect(idas).toEqual(['4', { versao: 5 }])
})
