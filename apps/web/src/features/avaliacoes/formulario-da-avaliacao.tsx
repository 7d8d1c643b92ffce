import { type Nota, TAMANHO_DO_COMENTARIO } from '@balcao/dominio/avaliacoes/regras'
import { Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import type { ApiError } from '../../platform/api-error.ts'
import { BotaoBase } from '../../ui/campos/botao-base.tsx'
import { PainelDeStatus } from '../../ui/retorno/painel-de-status.tsx'
import { CampoDaNota } from './campo-da-nota.tsx'

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
          description="Opcional"
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
