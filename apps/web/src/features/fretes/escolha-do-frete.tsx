import { formatarCep } from '@balcao/dominio/brasil/cep'
import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { emMetrosCubicos } from '@balcao/dominio/fretes/carga'
import { type CargaDoFrete as Carga, type CotacaoDeFrete, cotarFrete } from '@balcao/dominio/fretes/contratos'
import { useState } from 'react'
import { useConsulta } from '../../platform/consultas.ts'
import { useFormatoDeDinheiro } from '../../platform/dinheiro.ts'
import { AreaDaConsulta } from '../../platform/ficha/area-da-consulta.tsx'
import { CamposDaFicha } from '../../ui/ficha/campos-da-ficha.tsx'
import { DialogoDaFicha } from '../../ui/ficha/dialogo-da-ficha.tsx'
import { PainelDeStatus } from '../../ui/retorno/painel-de-status.tsx'
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

const CASAS = 3
const medida = (valor: number, unidade: string) =>
  `${formatarNumero(Number(valor.toFixed(CASAS)))} ${unidade}`

/** FRE-04 What is being quoted, so that nobody chooses by the price of another load. */
function CargaDoFrete({ carga }: { carga: Carga }) {
  const dinheiro = useFormatoDeDinheiro()
  const { peso, volume, total, cidade, uf, cep } = carga
  const lugar = [cidade, uf].filter(Boolean).join('/')
  return (
    <CamposDaFicha
      forma="fatos"
      rotulo="Carga"
      campos={[
        { nome: 'Destino', valor: [lugar, cep && formatarCep(cep)].filter(Boolean).join(' · ') },
        { nome: 'Peso bruto', valor: medida(peso, 'kg') },
        { nome: 'Volume', valor: volume > 0 && medida(emMetrosCubicos(volume).toNumber(), 'm³') },
        { nome: 'Mercadorias', valor: dinheiro(total) },
      ]}
    />
  )
}
