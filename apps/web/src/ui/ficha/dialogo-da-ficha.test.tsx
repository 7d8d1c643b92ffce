import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderizar } from '../../teste/renderizar.tsx'
import { DialogoDaFicha } from './dialogo-da-ficha.tsx'

/** Both are born open, as an address with something of the record in it opens them. */
function Dois() {
  const [abertos, setAbertos] = useState({ fora: true, dentro: true })
  return (
    <DialogoDaFicha
      aberto={abertos.fora}
      titulo="De fora"
      aoFechar={() => setAbertos((atuais) => ({ ...atuais, fora: false }))}
    >
      <DialogoDaFicha
        aberto={abertos.dentro}
        titulo="De dentro"
        aoFechar={() => setAbertos((atuais) => ({ ...atuais, dentro: false }))}
      >
        conteúdo
      </DialogoDaFicha>
    </DialogoDaFicha>
  )
}

const titulos = () => screen.queryAllByRole('dialog').map((dialogo) => dialogo.textContent)

it('CLI-07 Esc fecha só o diálogo de cima, e depois o de baixo', async () => {
  const { usuario } = renderizar(<Dois />)
  await screen.findByRole('dialog', { name: 'De dentro' })
  await usuario.keyboard('{Escape}')
  await waitFor(() => expect(titulos()).toEqual(['De fora']))
  await usuario.keyboard('{Escape}')
  await waitFor(() => expect(titulos()).toEqual([]))
})
