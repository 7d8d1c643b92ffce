import { screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { expect, it } from 'vitest'
import { renderizar } from '../../../teste/renderizar.tsx'
import { barraDigitada } from './gatilho-digitado.ts'
import { useCompletar } from './use-completar.ts'

type AjudaProps = Pick<Parameters<typeof useCompletar>[0], 'campo' | 'mensagem'>

function Ajuda({ campo, mensagem }: AjudaProps) {
  const { opcoes } = useCompletar({
    campo,
    id: 'lista',
    mensagem,
    ler: barraDigitada,
    achadas: (termo) => [{ id: 1, nome: `achada com ${termo}` }],
    aoEscolher: () => {},
  })
  return opcoes.map(({ id, nome }) => <p key={id}>{nome}</p>)
}

/** The help comes later than the field, as over the network. */
function Campo() {
  const [texto, setTexto] = useState('')
  const [veio, setVeio] = useState(false)
  const campo = useRef<HTMLTextAreaElement>(null)
  return (
    <>
      <textarea ref={campo} value={texto} onChange={({ currentTarget }) => setTexto(currentTarget.value)} />
      <button type="button" onMouseDown={(evento) => evento.preventDefault()} onClick={() => setVeio(true)}>
        Trazer
      </button>
      {veio && <Ajuda campo={campo} mensagem={texto} />}
    </>
  )
}

it('MES-05 o que se digitou antes de a ajuda chegar também abre a lista', async () => {
  const { usuario } = renderizar(<Campo />)
  await usuario.type(screen.getByRole('textbox'), '/fot')
  await usuario.click(screen.getByRole('button', { name: 'Trazer' }))
  expect(await screen.findByText('achada com fot')).toBeVisible()
})
