import { NOTAS, type Nota, notas } from '@balcao/dominio/avaliacoes/regras'
import { Input, VisuallyHidden } from '@mantine/core'
import { useId } from 'react'
import estilos from './avaliacoes.module.css'

type CampoDaNotaProps = { valor: Nota | null; erro?: string | undefined; aoMudar: (nota: Nota) => void }

/** ALC-04 Five large buttons of one choice: for a thumb, and for the arrows of a keyboard. */
export function CampoDaNota({ valor, erro, aoMudar }: CampoDaNotaProps) {
  const nome = useId()
  return (
    <fieldset className={estilos.notas}>
      <legend>Como foi o atendimento?</legend>
      <div className={estilos.opcoes}>
        {notas.map((nota) => (
          <label key={nota} className={estilos.opcao}>
            <input
              type="radio"
              name={nome}
              value={nota}
              checked={valor === nota}
              aria-invalid={erro ? true : undefined}
              onChange={() => aoMudar(nota)}
            />
            <VisuallyHidden>{`${nota}: ${NOTAS[nota]}`}</VisuallyHidden>
            <strong aria-hidden>{nota}</strong>
            <span aria-hidden>{NOTAS[nota]}</span>
          </label>
        ))}
      </div>
      {erro && <Input.Error role="alert">{erro}</Input.Error>}
    </fieldset>
  )
}
