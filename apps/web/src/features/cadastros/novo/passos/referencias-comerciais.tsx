import { ESTADOS } from '@balcao/dominio/brasil/estados'
import { formatarTelefone } from '@balcao/dominio/brasil/telefone'
import { alternar } from '@balcao/dominio/cadastros/alternar'
import {
  REFERENCIAS_COMERCIAIS,
  type ReferenciaComercial,
  TAMANHO_DO_CADASTRO,
} from '@balcao/dominio/cadastros/formulario'
import { problemasDaReferencia } from '@balcao/dominio/cadastros/problemas-dos-contatos'
import { lerReferencia } from '@balcao/dominio/cadastros/referencia-em-uma-linha'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { CampoDeSelecao } from '../../../../ui/campos/campo-de-selecao.tsx'
import { CampoMascarado } from '../../../../ui/campos/campo-mascarado.tsx'
import { type PropsDoPasso, REFERENCIA_VAZIA } from '../cadastro-novo.ts'
import { referenciaPelaMetade } from '../estado.ts'
import { ListaComFormulario } from './lista-com-formulario.tsx'
import estilos from './passos.module.css'
import { recusaDaLista } from './recusa-da-lista.ts'

const UFS = ESTADOS.map(({ sigla, nome }) => ({ valor: sigla as string, nome: `${sigla} - ${nome}` }))

/** CAD-08 Who speaks for the customer; one that is there already leaves when it is added again. */
export function ReferenciasComerciais({ novo, mudar, problemas, minimo }: PropsDoPasso & { minimo: number }) {
  const { referenciasComerciais, aAdicionar } = novo
  const { referencia } = aAdicionar
  const [linha, setLinha] = useState('')
  const escrever = (partes: Partial<ReferenciaComercial>) =>
    mudar((atual) => ({
      ...atual,
      aAdicionar: { ...atual.aAdicionar, referencia: { ...atual.aAdicionar.referencia, ...partes } },
    }))
  const alternarNaLista = (qual: ReferenciaComercial, digitada: ReferenciaComercial) =>
    mudar((atual) => ({
      ...atual,
      referenciasComerciais: alternar(atual.referenciasComerciais, qual),
      aAdicionar: { ...atual.aAdicionar, referencia: digitada },
    }))
  return (
    <ListaComFormulario
      titulo="Referências comerciais"
      vazio={MENSAGENS.referenciasMinimas(minimo || REFERENCIAS_COMERCIAIS)}
      itens={referenciasComerciais}
      ler={({ nome, telefone, cidade, uf }) => ({
        nome,
        detalhe: `${formatarTelefone(telefone)} · ${cidade}/${uf}`,
      })}
      aoRemover={(qual) => alternarNaLista(qual, referencia)}
      cheia={referenciasComerciais.length >= REFERENCIAS_COMERCIAIS}
      problemas={problemasDaReferencia(referencia)}
      aoAdicionar={() => {
        setLinha('')
        alternarNaLista(referencia, REFERENCIA_VAZIA)
      }}
      aoLimpar={
        referenciaPelaMetade(novo)
          ? () => {
              setLinha('')
              escrever(REFERENCIA_VAZIA)
            }
          : null
      }
      erro={recusaDaLista('referenciasComerciais', 'aAdicionar.referencia', problemas)}
      campos={(erros) => (
        <>
          <TextInput
            className={estilos.inteira}
            label="Referência em uma linha"
            description="Nome, telefone e cidade/UF; Enter adiciona"
            placeholder="Atacado Campinas, (19) 3232-0000, Campinas/SP"
            data-alvo
            autoComplete="off"
            value={linha}
            onChange={({ currentTarget }) => {
              setLinha(currentTarget.value)
              escrever(lerReferencia(currentTarget.value))
            }}
          />
          <TextInput
            label="Nome da referência"
            autoComplete="off"
            maxLength={TAMANHO_DO_CADASTRO.nomeDaReferencia}
            value={referencia.nome}
            onChange={({ currentTarget }) => escrever({ nome: currentTarget.value })}
            error={erros.nome}
          />
          <CampoMascarado
            tipo="telefone"
            label="Telefone da referência"
            placeholder="(00) 000000000"
            value={referencia.telefone}
            onChange={(telefone) => escrever({ telefone })}
            error={erros.telefone}
          />
          <TextInput
            label="Cidade da referência"
            autoComplete="off"
            maxLength={TAMANHO_DO_CADASTRO.cidade}
            value={referencia.cidade}
            onChange={({ currentTarget }) => escrever({ cidade: currentTarget.value })}
            error={erros.cidade}
          />
          <CampoDeSelecao
            label="Estado da referência"
            opcoes={UFS}
            value={referencia.uf || null}
            onChange={(uf) => escrever({ uf: uf ?? '' })}
            error={erros.uf}
          />
        </>
      )}
    />
  )
}
