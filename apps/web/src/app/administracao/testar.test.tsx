import { CATALOGO, CONTRATOS_DO_CATALOGO } from '@balcao/dominio/catalogo/assuntos'
import { cotarFrete } from '@balcao/dominio/fretes/contratos'
import { testarImpostos } from '@balcao/dominio/precos/testar-impostos'
import { pesquisarProdutos } from '@balcao/dominio/produtos/contratos'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { abrirPortal, respostasDoPortal } from '../../teste/abrir-portal.tsx'
import { cargaDoFrete, cotacaoDe } from '../../teste/frete.ts'
import { responder, usarServidor } from '../../teste/servidor.ts'
import { provarFiltroRecusado } from '../../teste/valor-recusado.ts'

const servidor = usarServidor()

async function abrir(assunto: 'regra-fiscal' | 'regiao-de-frete') {
  const { endereco, campos } = CATALOGO[assunto]
  servidor.use(
    ...respostasDoPortal(),
    responder(CONTRATOS_DO_CATALOGO[assunto].listar, { campos, itens: [] }),
  )
  const { usuario } = abrirPortal(`/administracao/comercial/${endereco}`)
  await usuario.click(await screen.findByRole('button', { name: 'Testar' }))
  return usuario
}

describe('ADM-07 testar na hora', () => {
  it('ADM-07 diz a regra que vale e o que a venda pagaria; um preço que se não lê não é perguntado', async () => {
    servidor.use(
      responder(pesquisarProdutos, {
        itens: [
          {
            id: 10,
            idExibicao: '10001',
            descricaocompleta: 'Cerveja pilsen 600 ml',
            marca: 'Serrana',
            unidade: 'UN',
            codigo_barras: '789',
            idImagem: 'cerveja',
          },
        ],
        paginator: { page: 1, take: 10, total: 1, paginas: 1, totalExato: true },
      }),
      responder(testarImpostos, {
        regra: { id: 3, nome: 'Cerveja para Minas' },
        ncm: '22030000',
        mercadoria: 100,
        impostos: [
          { nome: 'ICMS ST', perc: 18, valor: 11.7, somado: true },
          { nome: 'IBS', perc: 0.1, valor: 0.1, somado: false },
        ],
        total: 111.7,
        passos: [{ texto: 'Margem de 50%', valor: 150 }],
      }),
    )
    const usuario = await abrir('regra-fiscal')
    await usuario.type(await screen.findByRole('combobox', { name: 'Produto' }), 'cerveja')
    await usuario.click(await screen.findByText('Cerveja pilsen 600 ml'))
    await usuario.click(screen.getByRole('combobox', { name: 'Estado de quem compra' }))
    await usuario.click(await screen.findByRole('option', { name: 'MG · Minas Gerais' }))
    expect(await screen.findByText('Cerveja para Minas')).toBeVisible()
    expect(screen.getByRole('row', { name: /ICMS ST.*18%.*11,70/ })).toBeVisible()
    expect(screen.getByRole('row', { name: /IBS, não somado/ })).toBeVisible()
    expect(screen.getByRole('row', { name: /Total com os impostos somados.*111,70/ })).toBeVisible()
    await provarFiltroRecusado('features/impostos/testar-impostos.tsx', {
      usuario,
      servidor,
      campo: screen.getByRole('textbox', { name: 'Preço de uma unidade' }),
      texto: 'doze',
      depois: { texto: '12,5', pedido: 'preco=12.5' },
    })
  })

  it('ADM-07 diz quem leva, por quanto e por quê; do que se consulta não há conta a mostrar', async () => {
    servidor.use(
      responder(cotarFrete, {
        carga: cargaDoFrete(),
        itens: [
          cotacaoDe('um'),
          cotacaoDe('dois', { aConsultar: true, motivo: 'A carga passa do peso da tabela' }),
        ],
        falhas: [{ fonte: 'Transportadora Sul', mensagem: 'Não respondeu.' }],
      }),
    )
    const usuario = await abrir('regiao-de-frete')
    await usuario.type(await screen.findByRole('textbox', { name: 'CEP da entrega' }), '13031900')
    const resposta = within(
      (await screen.findByText('Transportes um')).closest('[role=status]') as HTMLElement,
    )
    expect(resposta.getAllByRole('table').map((cada) => cada.textContent)).toEqual([
      expect.stringContaining('Cálculo de Transportes um'),
    ])
    expect(resposta.getByText(/120,00 · 3 dias úteis/)).toBeVisible()
    expect(resposta.getByText(/a consultar · 3 dias úteis/)).toBeVisible()
    expect(resposta.getByText('A carga passa do peso da tabela')).toBeVisible()
    expect(resposta.getByText('Não respondeu.')).toBeVisible()
    expect(resposta.queryByText('Nenhuma tabela em vigor cobre este CEP')).toBeNull()
  })

  it('ADM-07 diz que nenhuma tabela cobre o CEP; um peso que se não lê não é perguntado', async () => {
    servidor.use(
      responder(cotarFrete, {
        carga: cargaDoFrete(),
        itens: [],
        falhas: [],
      }),
    )
    const usuario = await abrir('regiao-de-frete')
    await usuario.type(await screen.findByRole('textbox', { name: 'CEP da entrega' }), '13031900')
    expect(await screen.findByText('Nenhuma tabela em vigor cobre este CEP')).toBeVisible()
    await provarFiltroRecusado('features/fretes/testar-frete.tsx', {
      usuario,
      servidor,
      campo: screen.getByRole('textbox', { name: 'Peso (kg)' }),
      texto: 'muito',
      depois: { texto: '12,5', pedido: 'peso=12.5' },
    })
  })
})
