import { formatarDocumento } from '@balcao/dominio/brasil/documento'
import { formatarData, formatarDataHora } from '@balcao/dominio/formatos/datas'
import { formatarChave } from '@balcao/dominio/notas/chave'
import type { ReactNode } from 'react'
import { useFormatoDeDinheiro } from '../../platform/parametros.ts'
import { Etiqueta } from '../../ui/listas/etiqueta.tsx'
import { Copiar } from '../../ui/retorno/copiar.tsx'
import type { NotaAberta } from './dialogo-da-nota.tsx'
import { ItensDaNota } from './itens-da-nota.tsx'
import estilos from './notas.module.css'
import { ValoresDaNota } from './valores-da-nota.tsx'

/** DOC-04 Who bought what, from which branch, and how it is paid. */
export function ConteudoDaNota({ nota }: { nota: NotaAberta }) {
  const { cliente, documento, observacao } = nota
  const dinheiro = useFormatoDeDinheiro()
  return (
    <>
      <header className={estilos.cabecalho}>
        <div>
          <h3 className={estilos.titulo}>
            NF {nota.numNf} <span className={estilos.suave}>série {nota.serie}</span>
          </h3>
          <p className={estilos.quem}>
            {cliente.fant}
            <span className={estilos.suave}>
              {' '}
              · {cliente.razSoc} · {formatarDocumento(cliente.cnpj)}
            </span>
          </p>
        </div>
        <div className={estilos.valor}>
          <strong className="numero-tabular">{dinheiro(nota.vlTot)}</strong>
          {documento?.semValorFiscal && <Etiqueta tom="amarelo">Sem valor fiscal</Etiqueta>}
        </div>
      </header>
      <dl className={estilos.campos}>
        <Campo nome="Emissão">{formatarDataHora(nota.dtEmi)}</Campo>
        <Campo nome="Saída">{formatarData(nota.dtSai)}</Campo>
        <Campo nome="Filial">{nota.filial.desc}</Campo>
        <Campo nome="Natureza da operação">{nota.naturezaOperacao}</Campo>
        <Campo nome="Transportadora">{nota.transportadora?.razSoc ?? '–'}</Campo>
        <Campo nome="Protocolo de autorização">{documento?.protocolo ?? '–'}</Campo>
        <Campo nome="Chave de acesso" largo>
          <span className={estilos.chave}>
            <span className="numero-tabular">{formatarChave(nota.chave)}</span>
            <Copiar valor={nota.chave} rotulo="Copiar chave" />
          </span>
        </Campo>
        {observacao && (
          <Campo nome="Informações complementares" largo>
            {observacao}
          </Campo>
        )}
      </dl>
      {documento ? (
        <ValoresDaNota documento={documento} />
      ) : (
        <p className={estilos.semDocumento}>
          O XML desta nota ainda não está no portal: as duplicatas e os impostos não aparecem aqui.
        </p>
      )}
      <ItensDaNota itens={nota.itens} />
    </>
  )
}

function Campo({ nome, largo, children }: { nome: string; largo?: boolean; children: ReactNode }) {
  return (
    <div className={largo ? estilos.largo : undefined}>
      <dt>{nome}</dt>
      <dd>{children}</dd>
    </div>
  )
}
