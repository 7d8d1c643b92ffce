import { NOTAS, type Nota, notas, TAMANHO_DO_COMENTARIO } from '@balcao/dominio/avaliacoes/regras'
import { Input, Stack, Textarea, VisuallyHidden } from '@mantine/core'
import { useId, useState } from 'react'
import type { ApiError } from '../../platform/api-error.ts'
import { BotaoBase } from '../../ui/campos/botao-base.tsx'
import { PainelDeStatus } from '../../ui/retorno/painel-de-status.tsx'
import estilos from './avaliacoes.module.css'

export type Avaliacao = { nota: Nota; comentario: string }

type FormularioDaAvaliacaoProps = {
  inicial: { nota: Nota | null; comentario: string }
  muda: boolean
  enviando: boolean
  erro: ApiError | null
  aoEnviar: (avaliacao: Avaliacao) => void
}

/** ALC-04 One button: nothing counts before it is pressed. */
export function FormularioDaAvaliacao({
  inicial,
  muda,
  enviando,
  erro,
  aoEnviar,
}: FormularioDaAvaliacaoProps) {
  const [nota, setNota] = useState(inicial.nota)
  const [comentario, setComentario] = useState(inicial.comentario)
  const campos = erro?.campos ?? {}
  return (
    <form
      noValidate
      aria-label="Avaliação do atendimento"
      onSubmit={(evento) => {
        evento.preventDefault()
        if (nota !== null && !enviando) aoEnviar({ nota, comentario: comentario.trim() })
      }}
    >
      <Stack gap="sm">
        {erro && Object.keys(campos).length === 0 && <PainelDeStatus tipo="erro" mensagem={erro.message} />}
        <CampoDaNota valor={nota} erro={campos.nota} aoMudar={setNota} />
        <Textarea
          label="Comentário"
          description="Opcional. Quem atendeu você lê."
          autosize
          minRows={2}
          maxRows={8}
          maxLength={TAMANHO_DO_COMENTARIO}
          value={comentario}
          error={campos.comentario}
          onChange={({ currentTarget }) => setComentario(currentTarget.value)}
        />
        <BotaoBase
          type="submit"
          size="md"
          fullWidth
          habilitado={nota !== null}
          falta="Escolha uma nota de 1 a 5."
          carregando={enviando}
        >
          {muda ? 'Mudar avaliação' : 'Enviar avaliação'}
        </BotaoBase>
      </Stack>
    </form>
  )
}

type CampoDaNotaProps = { valor: Nota | null; erro?: string | undefined; aoMudar: (nota: Nota) => void }

/** ALC-04 Five large buttons of one choice: for a thumb, and for the arrows of a keyboard. */
function CampoDaNota({ valor, erro, aoMudar }: CampoDaNotaProps) {
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
