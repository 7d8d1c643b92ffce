import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { PainelDeStatus } from '../../../ui/retorno/painel-de-status.tsx'
import estilos from './relatorio.module.css'
import { type SituacaoDaMoldura, situacaoDaMoldura } from './situacao-da-moldura.ts'

type VisorProps = { titulo: string; endereco: string; aoTentarNovamente: () => void }

/** REL-01 The frame of one generated report; another one is another frame (`key`). */
export function Visor({ titulo, endereco, aoTentarNovamente }: VisorProps) {
  const [estado, setEstado] = useState<SituacaoDaMoldura>({ situacao: 'carregando' })
  return (
    <div className={estilos.visor} aria-busy={estado.situacao === 'carregando'}>
      {estado.situacao === 'carregando' && (
        <Skeleton className={estilos.espera} role="status" aria-label="Carregando o relatório" />
      )}
      {estado.situacao === 'falhou' && (
        <PainelDeStatus tipo="erro" mensagem={estado.mensagem} aoTentarNovamente={aoTentarNovamente} />
      )}
      <iframe
        className={estilos.moldura}
        hidden={estado.situacao === 'falhou'}
        title={`Relatório: ${titulo}`}
        src={endereco}
        onLoad={({ currentTarget }) => setEstado(situacaoDaMoldura(currentTarget))}
      />
    </div>
  )
}
