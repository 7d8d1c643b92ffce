import { type ColetaDetalhada, obterColeta } from '@balcao/dominio/coletas/contratos'
import { numeroDaColeta } from '@balcao/dominio/coletas/situacoes'
import { useState } from 'react'
import { useConsulta } from '../../../platform/consultas.ts'
import { AreaDaConsulta } from '../../../platform/ficha/area-da-consulta.tsx'
import { DialogoDaFicha } from '../../../ui/ficha/dialogo-da-ficha.tsx'
import { CancelarColeta } from './cancelar-coleta.tsx'
import { ConfirmarColeta } from './confirmar-coleta.tsx'
import { DadosDaColeta } from './dados-da-coleta.tsx'
import { DadosDoResponsavel } from './dados-do-responsavel.tsx'
import type { Modo } from './modo.ts'

type DialogoDaColetaProps = {
  /** Null is closed. */
  idColeta: number | null
  aoFechar: () => void
  aoAbrirColeta: (coleta: number) => void
  aoAbrir: (endereco: string) => void
}

const TITULOS: Record<Modo, (numero: string) => string> = {
  ver: (numero) => `Coleta ${numero}`,
  confirmar: (numero) => `Confirmar coleta ${numero}`,
  cancelar: (numero) => `Cancelar coleta ${numero}`,
  responsavel: () => 'Responsável pela coleta',
}

export function DialogoDaColeta({ idColeta, ...resto }: DialogoDaColetaProps) {
  const [aberta, setAberta] = useState({ id: idColeta, modo: 'ver' as Modo })
  // The words stay on the screen while the dialog fades out; another order begins from its own beginning.
  if (idColeta !== null && idColeta !== aberta.id) setAberta({ id: idColeta, modo: 'ver' })
  const { id, modo } = aberta
  const irPara = (novo: Modo) => setAberta({ id, modo: novo })
  return (
    <DialogoDaFicha
      aberto={idColeta !== null}
      titulo={id === null ? '' : TITULOS[modo](numeroDaColeta(id))}
      aoFechar={resto.aoFechar}
      onExitTransitionEnd={() => setAberta({ id: null, modo: 'ver' })}
    >
      {id !== null && <Conteudo id={id} modo={modo} irPara={irPara} {...resto} />}
    </DialogoDaFicha>
  )
}

type ConteudoProps = Omit<DialogoDaColetaProps, 'idColeta'> & {
  id: number
  modo: Modo
  irPara: (modo: Modo) => void
}

function Conteudo({ id, ...resto }: ConteudoProps) {
  const consulta = useConsulta(obterColeta, { params: { idColeta: id } }, { mostradoNaArea: true })
  return (
    <AreaDaConsulta consulta={consulta}>{(coleta) => <Aberta coleta={coleta} {...resto} />}</AreaDaConsulta>
  )
}

function Aberta({
  coleta,
  modo,
  irPara,
  aoAbrir,
  aoAbrirColeta,
}: Omit<ConteudoProps, 'id'> & { coleta: ColetaDetalhada }) {
  const voltar = () => irPara('ver')
  if (modo === 'confirmar') return <ConfirmarColeta coleta={coleta} aoTerminar={voltar} />
  if (modo === 'cancelar') return <CancelarColeta coleta={coleta} aoTerminar={voltar} />
  if (modo === 'responsavel')
    return (
      <DadosDoResponsavel
        {...coleta.responsavel}
        aoVoltar={voltar}
        aoAbrirColeta={(outra) => (outra === coleta.id ? voltar() : aoAbrirColeta(outra))}
      />
    )
  return <DadosDaColeta coleta={coleta} irPara={irPara} aoAbrir={aoAbrir} />
}
