import { pesquisarProdutos } from '@balcao/dominio/produtos/contratos'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderizar } from '../teste/renderizar.tsx'
import { recusar, responder, usarServidor } from '../teste/servidor.ts'
import { SeletorDeProduto } from './seletor-de-produto.tsx'

const servidor = usarServidor()
const ARROZ = {
  id: 10,
  idExibicao: '10001',
  descricaocompleta: 'Arroz branco 5 kg',
  marca: 'Lavradim',
  unidade: 'UN',
  codigo_barras: '789',
  idImagem: 'arroz-5kg',
}
const paginator = { page: 1, take: 10, total: 1, paginas: 1, totalExato: true }

describe('seletor de produto', () => {
  it('GER-12 procura no servidor e mostra a imagem do escolhido', async () => {
    let termo: string | null = null
    servidor.use(
      responder(pesquisarProdutos, ({ url }) => {
        termo = new URL(url).searchParams.get('q')
        return { itens: [ARROZ], paginator }
      }),
    )
    const { usuario, container } = renderizar(<SeletorDeProduto />)
    const campo = screen.getByPlaceholderText('Código ou Descrição do produto')
    await usuario.click(campo)
    expect(screen.getAllByText('Digite Código ou Descrição')[0]).toBeVisible()
    await usuario.type(campo, 'arroz')
    await usuario.click(await screen.findByText('Arroz branco 5 kg'))
    expect(termo).toBe('arroz')
    expect(campo).toHaveValue('Arroz branco 5 kg')
    expect(container.querySelector('img')).toHaveAttribute('src', '/api/aurora/images/produtos/arroz-5kg')
  })

  it('ERR-02 diz por que não achou', async () => {
    servidor.use(responder(pesquisarProdutos, recusar(403, { message: 'Sem acesso a produtos.' })))
    const { usuario } = renderizar(<SeletorDeProduto />)
    await usuario.type(screen.getByRole('combobox', { name: 'Produto' }), 'arroz')
    expect((await screen.findAllByText('Sem acesso a produtos.'))[0]).toBeVisible()
  })
})
