import { nomeCurto } from '@balcao/dominio/formatos/nomes'
import type { Coluna } from '../../../ui/listas/coluna.ts'
import { DuasLinhas } from '../../../ui/listas/duas-linhas.tsx'
import { TempoRelativo } from '../../../ui/retorno/tempo-relativo.tsx'
import { MarcasDoAviso } from '../marcas-do-aviso.tsx'
import type { Aviso } from '../use-avisos.ts'

export const COLUNAS: Coluna<Aviso>[] = [
  {
    id: 'aviso',
    cabecalho: 'Aviso',
    larguraMinima: 300,
    peso: 4,
    celula: ({ titulo, mensagem }) => <DuasLinhas principal={titulo} detalhe={mensagem} />,
    celulaDoCartao: ({ titulo }) => titulo,
  },
  {
    id: 'situacao',
    cabecalho: 'Situação',
    largura: 212,
    noCartao: 1,
    celula: (aviso) => <MarcasDoAviso aviso={aviso} />,
  },
  {
    id: 'autor',
    cabecalho: 'Autor',
    larguraMinima: 130,
    dispensavel: true,
    noCartao: 'oculto',
    celula: ({ autor }) => (autor ? nomeCurto(autor.nome) : '–'),
  },
  {
    id: 'publicado',
    cabecalho: 'Publicado',
    largura: 150,
    ordenavel: 'dtCriacao',
    noCartao: 1,
    celula: ({ datahora_criacao }) => <TempoRelativo data={datahora_criacao} />,
  },
]
