import { formatarDocumento } from '@balcao/dominio/brasil/documento'
import { formatarTelefone } from '@balcao/dominio/brasil/telefone'
import { emDias } from '@balcao/dominio/formatos/contagem'
import { formatarData, formatarDataHora } from '@balcao/dominio/formatos/datas'
import { formatarDinheiro } from '@balcao/dominio/formatos/dinheiro'
import { podeResponder, valoresValidosAte } from '@balcao/dominio/orcamentos/aceite'
import type { OrcamentoDoCliente } from '@balcao/dominio/orcamentos/do-cliente'
import { linhasDosTotais, textoDosInformados } from '@balcao/dominio/orcamentos/linhas-dos-totais'
import { baixarOrcamentoPeloLink } from '@balcao/dominio/orcamentos/link'
import { Anchor, Button } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useRef } from 'react'
import { useDownload } from '../../../platform/arquivos-do-servidor.ts'
import { CamposDaFicha } from '../../../ui/ficha/campos-da-ficha.tsx'
import { Cartao } from '../../../ui/ficha/cartao.tsx'
import { PainelDeStatus } from '../../../ui/retorno/painel-de-status.tsx'
import { TextoComQuebras } from '../../../ui/retorno/texto-com-quebras.tsx'
import { BarraDoTotal } from './barra-do-total.tsx'
import { FormularioDeAceite } from './formulario-de-aceite.tsx'
import { ItensDoCliente } from './itens-do-cliente.tsx'
import { OutraResposta } from './outra-resposta.tsx'
import estilos from './pagina-do-orcamento.module.css'
import { useOlhada } from './use-olhada.ts'

type OrcamentoVistoProps = {
  token: string
  orcamento: OrcamentoDoCliente
  aoReler: () => void
}

export function OrcamentoVisto({ token, orcamento, aoReler }: OrcamentoVistoProps) {
  const { numero, dtVal, feitoEm, vendedor, emitente, totais, casas, obsCliente, obsEntrega } = orcamento
  const pdf = useDownload(baixarOrcamentoPeloLink)
  const telefone = vendedor.telefone ?? emitente.telefone
  const informados = textoDosInformados(orcamento)
  const { situacao } = orcamento
  const aceite = useRef<HTMLDivElement>(null)
  useOlhada(token)
  function irAoAceite() {
    aceite.current?.scrollIntoView({ block: 'center' })
    aceite.current?.querySelector('input')?.focus({ preventScroll: true })
  }
  return (
    <>
      <div className={estilos.titulo}>
        <div>
          <h1>{`Orçamento ${numero}`}</h1>
          <p>{`${valoresValidosAte(dtVal)} · feito em ${formatarData(feitoEm)}`}</p>
        </div>
        <Button
          variant="default"
          leftSection={<IconFileTypePdf size={16} aria-hidden />}
          loading={pdf.isPending}
          onClick={() => pdf.mutate({ query: { token }, nomePadrao: `orcamento-${numero}.pdf` })}
        >
          Baixar PDF
        </Button>
      </div>
      {pdf.error && <PainelDeStatus tipo="erro" mensagem={pdf.error.message} />}
      <Situacao orcamento={orcamento} />
      <Cartao titulo="Resumo">
        <CamposDaFicha forma="grade" campos={resumo(orcamento)} />
      </Cartao>
      <ItensDoCliente itens={orcamento.itens} casas={casas} />
      <Cartao titulo="Totais">
        <CamposDaFicha
          forma="soma"
          campos={[
            ...linhasDosTotais(orcamento).map(({ nome, valor }) => ({
              nome,
              valor: formatarDinheiro(valor, casas),
            })),
            { nome: 'Total', valor: formatarDinheiro(totais.vlTot, casas), total: true },
          ]}
        />
        {informados && <p className={estilos.informados}>{informados}</p>}
      </Cartao>
      {(obsCliente || obsEntrega) && (
        <Cartao titulo="Observações">
          {obsCliente && <TextoComQuebras texto={obsCliente} />}
          {obsEntrega && <TextoComQuebras texto={`Entrega: ${obsEntrega}`} />}
        </Cartao>
      )}
      <Cartao titulo="Dúvidas? Fale com quem fez o orçamento">
        <p className={estilos.contato}>
          {vendedor.nome} ·{' '}
          <Anchor underline="always" href={`tel:${telefone}`}>
            {formatarTelefone(telefone)}
          </Anchor>{' '}
          ·{' '}
          <Anchor underline="always" href={`mailto:${vendedor.email}`}>
            {vendedor.email}
          </Anchor>
        </p>
        {podeResponder(situacao) && (
          <OutraResposta
            token={token}
            versao={orcamento.versao}
            recusado={situacao === 'RECUSADO'}
            aoMudar={aoReler}
          />
        )}
      </Cartao>
      {podeResponder(situacao) && (
        <>
          <div ref={aceite}>
            <FormularioDeAceite
              token={token}
              versao={orcamento.versao}
              vlTot={totais.vlTot}
              aoMudar={aoReler}
            />
          </div>
          <BarraDoTotal total={formatarDinheiro(totais.vlTot, casas)} aoAceitar={irAoAceite} />
        </>
      )}
    </>
  )
}

function Situacao({ orcamento: { situacao, aceite, recusadoEm } }: Pick<OrcamentoVistoProps, 'orcamento'>) {
  if (situacao === 'ACEITO' && aceite)
    return (
      <PainelDeStatus
        tipo="concluido"
        titulo="Orçamento aceito"
        mensagem={`Aceito em ${formatarDataHora(aceite.em)}, por ${aceite.por}. Quem fez o orçamento já foi avisado e segue com o seu pedido.`}
      />
    )
  if (situacao === 'RECUSADO')
    return (
      <PainelDeStatus
        tipo="aviso"
        mensagem={`Recusado${recusadoEm ? ` em ${formatarDataHora(recusadoEm)}` : ''}. Quem fez o orçamento já foi avisado; se mudar de ideia, ainda pode aceitar.`}
      />
    )
  if (situacao === 'PEDIDO')
    return <PainelDeStatus tipo="concluido" mensagem="Este orçamento já virou pedido." />
  if (situacao === 'ENCERRADO')
    return (
      <PainelDeStatus
        tipo="aviso"
        mensagem="Este orçamento foi encerrado. Fale com quem o fez para ter outro."
      />
    )
  return null
}

const resumo = (orcamento: OrcamentoDoCliente) => {
  const { cliente, emitente, entrega, plano, cobranca, frete, ordComp, pagamento } = orcamento
  const prazo = frete.prazo === null ? null : emDias(frete.prazo)
  return [
    { nome: 'Cliente', valor: `${cliente.razSoc} · ${formatarDocumento(cliente.cnpj)}`, largo: true },
    { nome: 'Quem vende', valor: `${emitente.razSoc} · ${formatarDocumento(emitente.cnpj)}`, largo: true },
    { nome: 'Entrega em', valor: entrega, largo: true },
    { nome: 'Pagamento', valor: plano },
    { nome: 'Cobrança', valor: cobranca },
    { nome: 'Frete', valor: [frete.tipo, frete.transportadora, prazo].filter(Boolean).join(' · ') },
    { nome: 'Ordem de compra', valor: ordComp },
    { nome: 'Link de pagamento', valor: pagamento?.status },
    { nome: 'Link de pagamento até', valor: pagamento?.validade && formatarDataHora(pagamento.validade) },
  ]
}
