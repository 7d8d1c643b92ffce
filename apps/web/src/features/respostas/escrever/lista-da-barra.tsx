import type { RespostaPronta } from '@balcao/dominio/respostas/campos'
import { ESCOPOS } from '@balcao/dominio/respostas/escopos'
import { IconPaperclip } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import estilos from '../../../ui/campos/completar/completar.module.css'

type ListaDaBarraProps = {
  id: string
  opcoes: readonly RespostaPronta[]
  ativa: number
  /** In place of an empty list. */
  aviso: string
  aoApontar: (indice: number) => void
  aoEscolher: (resposta: RespostaPronta) => void
}

/** MES-05 The focus stays in the message: this is only looked at, or pressed with the mouse. */
export function ListaDaBarra({ id, opcoes, ativa, aviso, aoApontar, aoEscolher }: ListaDaBarraProps) {
  const lista = useRef<HTMLDivElement>(null)
  useEffect(() => {
    lista.current?.querySelectorAll('[role=option]')[ativa]?.scrollIntoView?.({ block: 'nearest' })
  }, [ativa])
  if (opcoes.length === 0)
    return (
      <div className={estilos.lista}>
        <p className={estilos.aviso}>{aviso}</p>
      </div>
    )
  return (
    <div ref={lista} id={id} role="listbox" aria-label="Respostas prontas" className={estilos.lista}>
      {opcoes.map((resposta, i) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
        <div
          key={resposta.id}
          id={`${id}-${resposta.id}`}
          role="option"
          tabIndex={-1}
          aria-selected={i === ativa}
          className={estilos.opcao}
          onMouseMove={() => aoApontar(i)}
          onMouseDown={(evento) => evento.preventDefault()}
          onClick={() => aoEscolher(resposta)}
        >
          <span className={estilos.titulo}>
            {resposta.titulo}
            {resposta.anexos.length > 0 && <IconPaperclip size={14} aria-label="com anexos" />}
          </span>
          <span className={estilos.atalho}>{`/${resposta.atalho}`}</span>
          <span className={estilos.trecho}>
            {`${resposta.setor?.nome ?? ESCOPOS[resposta.escopo]} · ${resposta.texto}`}
          </span>
        </div>
      ))}
    </div>
  )
}
