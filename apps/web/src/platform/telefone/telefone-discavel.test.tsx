import { discar } from '@balcao/dominio/discagem/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { cargaDe } from '../../teste/carga.ts'
import { renderizar } from '../../teste/renderizar.tsx'
import { recusar, responder, usarServidor } from '../../teste/servidor.ts'
import { AreaDeToasts } from '../../ui/retorno/area-de-toasts.tsx'
import { criarClienteDeConsultas } from '../consultas.ts'
import { FilialDaCoisa } from '../parametros.ts'
import { SessaoAberta } from '../sessao.tsx'
import { TelefoneDiscavel } from './telefone-discavel.tsx'

const servidor = usarServidor()

const mostrar = (
  parametros: Record<string, string>,
  {
    tipo = 'OPERADOR',
    numero = '11987654321',
    idFil = 2,
  }: { tipo?: TipoDeUsuario; numero?: string; idFil?: number } = {},
) =>
  renderizar(
    <QueryClientProvider client={criarClienteDeConsultas(() => {})}>
      <SessaoAberta
        carga={cargaDe(tipo, {
          parametros: Object.entries(parametros).map(([chave, valor]) => ({ chave, valor, filialId: 2 })),
        })}
      >
        <FilialDaCoisa value={idFil}>
          <TelefoneDiscavel numero={numero} whatsapp />
        </FilialDaCoisa>
        <AreaDeToasts />
      </SessaoAberta>
    </QueryClientProvider>,
  )

const numero = { name: 'Discar para (11) 98765-4321' }

it.each([
  ['de quem não configurou nada', {}, 'tel:11987654321'],
  [
    'da filial, com o que se disca antes',
    { protocoloDiscagem: 'sip', discadoraPrefixo: '0' },
    'sip:011987654321',
  ],
])('CLI-11 disca por um link do protocolo %s', (_quem, parametros, endereco) => {
  mostrar(parametros)
  expect(screen.getByRole('link', numero)).toHaveAttribute('href', endereco)
})

it('CLI-11 os parâmetros são os da filial de que se fala', () => {
  mostrar({ protocoloDiscagem: 'callto' }, { idFil: 1 })
  expect(screen.getByRole('link', numero)).toHaveAttribute('href', 'tel:11987654321')
})

it("CLI-11 ERR-07 com o protocolo 'api', manda o número para a central da filial", async () => {
  let enviado: unknown
  servidor.use(
    responder(discar, async (request) => {
      enviado = await request.json()
      return { message: 'ok' }
    }),
  )
  const { usuario } = mostrar({ protocoloDiscagem: 'api' })
  await usuario.click(screen.getByRole('button', numero))
  expect(await screen.findByText('Enviado para discadora')).toBeVisible()
  expect(enviado).toEqual({ numero: '11987654321', idFil: 2 })
})

it('ERR-07 diz por que não discou', async () => {
  servidor.use(
    responder(discar, recusar(409, { message: 'A central telefônica desta filial não está configurada.' })),
  )
  const { usuario } = mostrar({ protocoloDiscagem: 'api' })
  await usuario.click(screen.getByRole('button', numero))
  expect(await screen.findByText('A central telefônica desta filial não está configurada.')).toBeVisible()
})

it('PER-01 quem não pode usar a central lê o número', () => {
  mostrar({ protocoloDiscagem: 'api' }, { tipo: 'CONSUMIDOR_FINAL' })
  expect(screen.getByText('(11) 98765-4321')).toBeVisible()
  expect(screen.queryByRole('button', numero)).not.toBeInTheDocument()
})

it('abre a conversa pelo WhatsApp, com o código do país', () => {
  mostrar({ codigoDoPais: '595' })
  expect(screen.getByRole('link', { name: 'Conversar com (11) 98765-4321 pelo WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/59511987654321',
  )
})

it('um número sem DDD não está no WhatsApp', () => {
  mostrar({}, { numero: '33334444' })
  expect(screen.queryByRole('link', { name: /WhatsApp/ })).not.toBeInTheDocument()
})
