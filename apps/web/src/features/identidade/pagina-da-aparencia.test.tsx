import {
  enviarImagem,
  type ImagemNaTela,
  listarImagens,
  voltarImagem,
} from '@balcao/dominio/identidade/contratos'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { abrirPortal, respostasDoPortal } from '../../teste/abrir-portal.tsx'
import { recusar, responder, usarServidor } from '../../teste/servidor.ts'

const servidor = usarServidor()
beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
})

const ENVIADA = { nome: 'marca.webp', tamanho: 2048, largura: 300, altura: 80 }
const imagem = (qual: ImagemNaTela['qual'], resto: Partial<ImagemNaTela> = {}): ImagemNaTela => ({
  qual,
  enviada: null,
  marca: `m-${qual}`,
  versao: 0,
  ...resto,
})

async function abrir(itens: ImagemNaTela[] = [imagem('logo'), imagem('fundo')], muda = true) {
  servidor.use(...respostasDoPortal(), responder(listarImagens, { itens, muda }))
  const { usuario } = await abrirPortal('/administracao/aparencia')
  const logo = within(await screen.findByRole('region', { name: 'Logotipo' }))
  return { usuario, logo }
}
const escolher = async ({ usuario, logo }: Awaited<ReturnType<typeof abrir>>) => {
  await usuario.click(logo.getByRole('button', { name: 'Trocar' }))
  const arquivo = new File([new Uint8Array(10)], 'nova.png', { type: 'image/png' })
  await usuario.upload(logo.getByLabelText('Logotipo', { selector: 'input' }), arquivo)
}

describe('ADM-08 a página do logotipo e do fundo', () => {
  it('ADM-08 mostra a imagem de agora, no claro e no escuro, e o que ela é', async () => {
    const { logo } = await abrir([imagem('logo', { enviada: ENVIADA, versao: 3 }), imagem('fundo')])
    expect(logo.getByRole('img', { name: /no escuro/ })).toHaveAttribute(
      'src',
      '/api/aurora/images/logo?v=m-logo',
    )
    expect(logo.getByText('marca.webp · 300 × 80 pixels · 2 KB')).toBeVisible()
    expect(logo.getByText(/E-mail e PDF não mostram WEBP/)).toBeVisible()
    const fundo = within(screen.getByRole('region', { name: 'Fundo da entrada' }))
    expect(fundo.getByText('O original do negócio.')).toBeVisible()
    expect(fundo.queryByRole('button', { name: 'Voltar ao original' })).not.toBeInTheDocument()
  })

  it('ADM-08 o que se escolhe se vê antes de valer, e se manda com a versão', async () => {
    const tela = await abrir([imagem('logo', { versao: 4 }), imagem('fundo')])
    const pedidos: Record<string, unknown>[] = []
    servidor.use(
      responder(enviarImagem, async (request) => {
        const dados = await request.formData()
        pedidos.push({ versao: dados.get('versao'), arquivo: (dados.get('arquivo[]') as File).name })
        return { message: 'Logotipo: já vale em todo o negócio.' }
      }),
    )
    await escolher(tela)
    expect(await tela.logo.findByRole('img', { name: /no claro/ })).toHaveAttribute('src', 'blob:x')
    expect(pedidos).toEqual([])
    await tela.usuario.click(tela.logo.getByRole('button', { name: 'Guardar imagem' }))
    expect(await screen.findByText('Logotipo: já vale em todo o negócio.')).toBeVisible()
    expect(pedidos).toEqual([{ versao: '4', arquivo: 'nova.png' }])
  })

  it('ADM-08 o que o servidor recusa fica na tela, com o motivo e o arquivo', async () => {
    const tela = await abrir()
    const campos = { arquivo: 'A imagem tem 20 × 20 pixels: é pequena demais.' }
    servidor.use(
      responder(enviarImagem, recusar(422, { codigo: 'CAMPOS_INVALIDOS', message: 'Confira', campos })),
    )
    await escolher(tela)
    await tela.usuario.click(tela.logo.getByRole('button', { name: 'Guardar imagem' }))
    expect(await tela.logo.findByRole('alert')).toHaveTextContent(campos.arquivo)
    expect(tela.logo.getByText('nova.png')).toBeVisible()
  })

  it('ADM-08 volta ao original depois de perguntar', async () => {
    const tela = await abrir([imagem('logo', { enviada: ENVIADA, versao: 3 }), imagem('fundo')])
    const versoes: unknown[] = []
    servidor.use(
      responder(voltarImagem, async (request) => {
        versoes.push(await request.json())
        return { message: 'Logotipo: voltou ao original.' }
      }),
    )
    await tela.usuario.click(tela.logo.getByRole('button', { name: 'Voltar ao original' }))
    expect(versoes).toEqual([])
    const pergunta = within(await screen.findByRole('dialog', { name: 'Voltar ao original?' }))
    await tela.usuario.click(pergunta.getByRole('button', { name: 'Voltar ao original' }))
    await waitFor(() => expect(versoes).toEqual([{ versao: 3 }]))
  })

  it('ADM-08 quem só vê filiais olha e não muda', async () => {
    const { logo } = await abrir([imagem('logo'), imagem('fundo')], false)
    expect(logo.queryByRole('button', { name: 'Trocar' })).not.toBeInTheDocument()
    expect(screen.getByText(/só muda quem vê todas as filiais/)).toBeVisible()
  })
})
