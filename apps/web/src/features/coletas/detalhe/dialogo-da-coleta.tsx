import { type ColetaDetalhada, obterColeta } from '@balcao/dominio/coletas/contratos'
import { numeroDaColeta } from '@balcao/dominio/coletas/situacoes'
import { Modal } from '@mantine/core'
import { useState } from 'react'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { useConsulta } from '../../../platform/consultas.ts'
import { useCelular } from '../../../ui/listas/use-celular.ts'
import { AreaDeDados } from '../../../ui/retorno/area-de-dados.tsx'
import { CancelarColeta } from './cancelar-coleta.tsx'
import { ConfirmarColeta } from './confirmar-coleta.tsx'
import { DadosDaColeta } from './dados-da-coleta.tsx'
import { DadosDoResponsavel } from './dados-do-responsavel.tsx'
import estilos from './detalhe.module.css'

type DialogoDaColetaProps = {
  /** Null is closed. */
  idColeta: number | null
  aoFechar: () => void
  aoAbrirColeta: (coleta: number) => void
  aoAbrir: (endereco: string) => void
}

/** What the one dialog shows: the order, one of its two deeds, or who fetches it. */
export type Modo = 'ver' | 'confirmar' | 'cancelar' | 'responsavel'

const TITULOS: Record<Modo, (numero: string) => string> = {
  ver: (numero) => `Coleta ${numero}`,
  confirmar: (numero) => `Confirmar coleta ${numero}`,
  cancelar: (numero) => `Cancelar coleta ${numero}`,
  responsavel: () => 'Responsável pela coleta',
}

/** COL-01 */
export function DialogoDaColeta({ idColeta, ...resto }: DialogoDaColetaProps) {
  const celular = useCelular()
  const [aberta, setAberta] = useState({ id: idColeta, modo: 'ver' as Modo })
  // The words stay on the screen while the dialog fades out; another order begins from its own beginning.
  if (idColeta !== null && idColeta !== aberta.id) setAberta({ id: idColeta, modo: 'ver' })
  const { id, modo } = aberta
  const irPara = (novo: Modo) => setAberta({ id, modo: novo })
  return (
    <Modal
      opened={idColeta !== null}
      onClose={resto.aoFechar}
      onExitTransitionEnd={() => setAberta({ id: null, modo: 'ver' })}
      title={id === null ? '' : TITULOS[modo](numeroDaColeta(id))}
      size={760}
      fullScreen={celular}
      classNames={{ body: estilos.corpo ?? '', content: estilos.conteudo ?? '' }}
    >
      {id !== null && <Conteudo id={id} modo={modo} irPara={irPara} {...resto} />}
    </Modal>
  )
}

type ConteudoProps = Omit<DialogoDaColetaProps, 'idColeta'> & {
  id: number
  modo: Modo
  irPara: (modo: Modo) => void
}

function Conteudo({ id, ...resto }: ConteudoProps) {
  const { data, error, isPending, isFetching, refetch } = useConsulta(
    obterColeta,
    { params: { idColeta: id } },
    { mostradoNaArea: true },
  )
  return (
    <AreaDeDados
      carregando={isPending}
      atualizando={isFetching}
      erro={error && mensagemDoErro(error)}
      temDados={Boolean(data)}
      aoTentarNovamente={() => refetch()}
    >
      {data && <Aberta coleta={data} {...resto} />}
    </AreaDeDados>
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
