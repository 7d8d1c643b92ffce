import type { Artigo } from '@balcao/dominio/faq/contratos'
import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { Button } from '@mantine/core'
import { IconThumbDown, IconThumbUp } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { useSessao } from '../../../platform/sessao.tsx'
import estilos from './artigo.module.css'
import { useAvaliar } from './use-artigo.ts'

type AvaliacaoDoArtigoProps = {
  artigo: Artigo
  /** What follows a 'Não': a way to be helped. */
  seNaoAjudou?: ReactNode
  /** What follows a 'Sim', where there is something to go back to. */
  seAjudou?: ReactNode
}

/** FAQ-01 'Este artigo ajudou?': one answer per person, which may change. */
export function AvaliacaoDoArtigo({ artigo, seNaoAjudou, seAjudou }: AvaliacaoDoArtigoProps) {
  const { pode } = useSessao()
  const pergunta = useId()
  const { avaliar, agora } = useAvaliar(artigo.id)
  if (!artigo.publicado) return null
  const { meuVoto } = artigo.avaliacao
  return (
    <section className={estilos.avaliacao} aria-label="Avaliação do artigo">
      {pode('FAQ_AVALIAR') && (
        <div className={estilos.pergunta}>
          <span id={pergunta}>Este artigo ajudou?</span>
          {/* biome-ignore lint/a11y/useSemanticElements: two buttons and their question, not fields of a form */}
          <div role="group" aria-labelledby={pergunta}>
            <Button
              size="sm"
              variant={meuVoto === true ? 'filled' : 'default'}
              aria-pressed={meuVoto === true}
              leftSection={<IconThumbUp size={16} aria-hidden />}
              onClick={() => avaliar(true)}
            >
              Sim
            </Button>
            <Button
              size="sm"
              variant={meuVoto === false ? 'filled' : 'default'}
              aria-pressed={meuVoto === false}
              leftSection={<IconThumbDown size={16} aria-hidden />}
              onClick={() => avaliar(false)}
            >
              Não
            </Button>
          </div>
        </div>
      )}
      <p className={estilos.votos}>{textoDosVotos(artigo)}</p>
      <div role="status" className={estilos.retorno}>
        {agora === true && <span>Que bom! Obrigado por avaliar.</span>}
        {agora === false && <span>Obrigado por avaliar. Vamos melhorar este artigo.</span>}
      </div>
      {meuVoto === true && agora !== null && seAjudou}
      {meuVoto === false && seNaoAjudou}
    </section>
  )
}

function textoDosVotos({ avaliacao: { ajudou, naoAjudou } }: Artigo): string {
  const todos = ajudou + naoAjudou
  if (todos === 0) return 'Ninguém avaliou este artigo ainda.'
  const pessoas = todos === 1 ? 'pessoa que avaliou' : 'pessoas que avaliaram'
  return `Ajudou ${formatarNumero(ajudou)} de ${formatarNumero(todos)} ${pessoas}. Com poucos votos, a utilidade é mais cautelosa.`
}
