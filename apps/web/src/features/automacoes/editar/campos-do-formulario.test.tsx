import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, it, vi } from 'vitest'
import { abrirNaSessao } from '../../../teste/secao.tsx'
import { usarServidor } from '../../../teste/servidor.ts'
import { provarRecusa } from '../../../teste/valor-recusado.ts'
import { BotaoBase } from '../../../ui/campos/botao-base.tsx'
import { type Campos, camposDe } from './campos-da-automacao.ts'
import { CamposDoFormulario } from './campos-do-formulario.tsx'

const servidor = usarServidor()
const salvar = vi.fn()

function Formulario() {
  const form = useForm<Campos>({ defaultValues: { ...camposDe(null), quando: 'PARADO' } })
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={form.handleSubmit(salvar)}>
        <CamposDoFormulario base={null} />
        <BotaoBase type="submit" habilitado>
          Salvar
        </BotaoBase>
      </form>
    </FormProvider>
  )
}

it('GER-09, MES-10 um tempo com vírgula não vai, nem some', async () => {
  servidor.use(http.get('*/api/aurora/*', () => HttpResponse.json({ itens: [] })))
  const { usuario } = abrirNaSessao(<Formulario />)
  await provarRecusa('features/automacoes/editar/campos-do-formulario.tsx', {
    ...{ usuario, servidor, texto: '1,5' },
    campo: await screen.findByRole('textbox', { name: 'Dias sem nenhuma entrada' }),
    enviar: () => usuario.click(screen.getByRole('button', { name: 'Salvar' })),
  })
  expect(salvar).not.toHaveBeenCalled()
})
