import { opcoesDaNegociacao } from '@balcao/dominio/negociacoes/contratos'
import { screen } from '@testing-library/react'
import { it } from 'vitest'
import { abrirNaSessao } from '../../../teste/secao.tsx'
import { responder, usarServidor } from '../../../teste/servidor.ts'
import { provarRecusa } from '../../../teste/valor-recusado.ts'
import { PedirNegociacao } from './pedir-negociacao.tsx'

const servidor = usarServidor()

it('GER-09 GES-03 um preço que não se lê fica no campo, e nada se pede', async () => {
  servidor.use(responder(opcoesDaNegociacao, { marcas: ['Sol'], categorias: ['Bebidas'], planos: [] }))
  const { usuario } = abrirNaSessao(<PedirNegociacao aoFechar={() => {}} />)
  await provarRecusa('features/negociacoes/pedir/pedir-negociacao.tsx', {
    ...{ usuario, servidor, texto: '1.2.3' },
    campo: await screen.findByRole('textbox', { name: 'Preço pedido' }),
    enviar: () => usuario.click(screen.getByRole('button', { name: 'Pedir aprovação' })),
  })
})
