import { type CotacaoDeFrete, cotarFrete } from '@balcao/dominio/fretes/contratos'
import { useState } from 'react'
import { useConsulta } from '../../platform/consultas.ts'
import { AreaDaConsulta } from '../../platform/ficha/area-da-consulta.tsx'
import { DialogoDaFicha } from '../../ui/ficha/dialogo-da-ficha.tsx'
import { PainelDeStatus } from '../../ui/retorno/painel-de-status.tsx'
import { CargaDoFrete } from './carga-do-frete.tsx'
import { ListaDeCotacoes } from './lista-de-cotacoes.tsx'
import { OpcoesDoFrete as Opcoes, type OpcoesDoFrete, SEM_OPCOES } from './opcoes-do-frete.tsx'

const LARGURA = 'min(860px, 94vw)'

type CotacoesProps = {
  orcamentoId: number
  simula: boolean
  aoEscolher: (cotacao: CotacaoDeFrete) => void
}

/** FRE-01 Calculates as soon as it is opened, and again with each option; choosing one is what it is for. */
export function EscolhaDoFrete({
  aberto,
  aoFechar,
  ...resto
}: CotacoesProps & { aberto: boolean; aoFechar: () => void }) {
  return (
    <DialogoDaFicha aberto={aberto} titulo="Calcular Frete" largura={LARGURA} aoFechar={aoFechar}>
      <Cotacoes {...resto} />
    </DialogoDaFicha>
  )
}

function Cotacoes({ orcamentoId, simula, aoEscolher }: CotacoesProps) {
  const [opcoes, setOpcoes] = useState<OpcoesDoFrete>(SEM_OPCOES)
  const consulta = useConsulta(
    cotarFrete,
    { query: { orcamentoId, ...opcoes } },
    // A price of half a minute ago is not today's: it is asked for again each time.
    { mostradoNaArea: true, manterAnterior: true, semprePedir: true },
  )
  return (
    <>
      {consulta.data && <CargaDoFrete carga={consulta.data.carga} />}
      <Opcoes opcoes={opcoes} aoMudar={setOpcoes} />
      <AreaDaConsulta
        consulta={consulta}
        esqueleto={<PainelDeStatus tipo="carregando" mensagem="Calculando o frete…" />}
      >
        {({ itens, falhas }) => (
          <>
            {falhas.map(({ fonte, mensagem }) => (
              <PainelDeStatus key={fonte} tipo="aviso" titulo={fonte} mensagem={avisoDaFalha(mensagem)} />
            ))}
            <ListaDeCotacoes cotacoes={simula ? itens : itens.map(aCobrar)} aoEscolher={aoEscolher} />
          </>
        )}
      </AreaDaConsulta>
    </>
  )
}

/** What has no reference is not of where the quote goes. */
const aCobrar = (cotacao: CotacaoDeFrete): CotacaoDeFrete =>
  cotacao.selecionavel && cotacao.referencia === null
    ? { ...cotacao, selecionavel: false, motivo: DE_OUTRO_DESTINO }
    : cotacao

const DE_OUTRO_DESTINO = 'É de outro destino: para escolher, mude o endereço de entrega do orçamento.'

const avisoDaFalha = (mensagem: string) => `${mensagem} As cotações abaixo são das tabelas de frete.`
