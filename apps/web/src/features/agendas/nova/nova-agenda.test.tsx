import { obterCliente } from '@balcao/dominio/clientes/contratos'
import { screen, within } from '@testing-library/react'
import { it } from 'vitest'
import { cadastroDe } from '../../../teste/cliente.ts'
import { abrirNaSessao } from '../../../teste/secao.tsx'
import { responder, usarServidor } from '../../../teste/servidor.ts'
import { provarRecusa } from '../../../teste/valor-recusado.ts'
import { NovaAgenda } from './nova-agenda.tsx'

const servidor = usarServidor()

it('GER-09, AGE-01 a data que não existe não vai, nem some', async () => {
  servidor.use(responder(obterCliente, cadastroDe()))
  const { usuario } = abrirNaSessao(<NovaAgenda abertura={{ idCli: 42 }} aoFechar={() => {}} />)
  const janela = within(await screen.findByRole('dialog', { name: 'Nova agenda' }))
  await usuario.type(janela.getByRole('textbox', { name: /Assunto/ }), 'Ligar de volta')
  await provarRecusa('features/agendas/nova/nova-agenda.tsx', {
    ...{ usuario, servidor, texto: '99/99/2026' },
    campo: janela.getByRole('textbox', { name: /Data/ }),
    enviar: () => usuario.click(janela.getByRole('button', { name: 'Marcar agenda' })),
  })
})
